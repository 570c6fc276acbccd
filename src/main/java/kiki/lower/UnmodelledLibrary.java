package kiki.lower;

import java.util.Set;

/**
 * Functions of the C library and of POSIX that have no model. A program that calls one does not
 * call just any function without body: what it does is fixed, only kiki does not know it.
 */
final class UnmodelledLibrary {
  /** They write where their arguments point to, allocate, call back, or do not return. */
  private static final Set<String> WITH_EFFECTS =
      names(
          """
          __assert_perror_fail __xpg_basename _longjmp accept adjtime arc4random_buf asctime_r
          asprintf at_quick_exit brk c16rtomb c32rtomb call_once canonicalize_file_name cfmakeraw
          cfsetispeed cfsetospeed cfsetspeed clock_getcpuclockid clock_getres clock_nanosleep clone
          cnd_timedwait cnd_wait confstr ctime_r cuserid dirname ecvt erand48 execl execle execlp
          execv execve execvp execvpe fcntl fcvt feenableexcept fegetenv fegetexceptflag feholdexcept
          fesetenv fesetexceptflag feupdateenv fexecve fgetpos fgets_unlocked fgetws fmemopen
          fread_unlocked frexpl fstatat fwscanf gcvt get_current_dir_name getaddrinfo getdelim
          getdomainname getentropy getgroups getitimer getloadavg getlogin_r getnameinfo getopt
          getopt_long getopt_long_only getpeername getpwnam_r getpwuid_r getresgid getresuid getrlimit
          getrusage getsockname getsockopt getsubopt getwd hsearch inet_aton inet_ntop inet_pton
          initstate insque ioctl jrand48 kill killpg lcong48 lgamma_r lgammaf_r lgammal_r lsearch
          mbrlen mbrtoc16 mbrtoc32 mbrtowc mbsnrtowcs mbsrtowcs mbstowcs mbtowc memfrob mincore
          mkdtemp mkostemp mkstemp mkstemps mktemp mktime mmap mremap mtx_timedlock munmap nanosleep
          nrand48 on_exit open_memstream open_wmemstream pause pipe2 poll ppoll pread preadv pselect
          pthread_attr_getdetachstate pthread_attr_getguardsize pthread_attr_getinheritsched
          pthread_attr_getschedparam pthread_attr_getschedpolicy pthread_attr_getscope
          pthread_attr_getstack pthread_attr_getstacksize pthread_attr_setschedparam
          pthread_attr_setstack pthread_cancel pthread_cond_timedwait pthread_cond_wait
          pthread_getaffinity_np pthread_getattr_np pthread_getcpuclockid pthread_getname_np
          pthread_getschedparam pthread_getspecific pthread_key_create pthread_kill
          pthread_mutex_timedlock pthread_mutexattr_getprotocol pthread_mutexattr_getpshared
          pthread_mutexattr_getrobust pthread_mutexattr_gettype pthread_once
          pthread_rwlock_timedrdlock pthread_rwlock_timedwrlock pthread_setcancelstate
          pthread_setcanceltype pthread_setspecific pthread_sigmask pthread_testcancel
          pthread_tryjoin_np pvalloc qsort_r raise random_r readdir_r readlinkat readv realpath
          recvfrom recvmsg remque remquo remquof remquol sbrk scandir sched_getaffinity sched_getparam
          seed48 select sem_getvalue sem_timedwait setbuffer setitimer setstate sigaddset sigaltstack
          sigdelset sigemptyset sigfillset sigpending sigprocmask sigqueue sigsuspend sigtimedwait
          sigwait sigwaitinfo sincos sincosf sincosl socketpair srandom_r strerror_r strfry strftime_l
          strptime strxfrm strxfrm_l swprintf swscanf syscall tcgetattr tdelete tempnam tfind
          thrd_exit timegm timelocal timer_create timer_gettime timer_settime times timespec_get
          tmpnam tsearch tss_create tss_get tss_set ttyname_r twalk uname unshare vasprintf vfscanf
          vfwscanf vscanf vsscanf vswprintf vswscanf vwscanf wait3 wait4 waitid wcpcpy wcpncpy wcrtomb
          wcsdup wcsftime wcsncat wcsnrtombs wcsrtombs wcstod wcstof wcstoimax wcstok wcstol wcstold
          wcstoll wcstombs wcstoul wcstoull wcstoumax wcsxfrm wctomb wscanf
          """);

  /** All that a program sees of them is the result, which is not any value. */
  private static final Set<String> WITHOUT_EFFECTS =
      names(
          """
          csqrt csqrtf csqrtl cexp cexpf cexpl clog clogf clogl csin csinf csinl ccos ccosf ccosl
          ctan ctanf ctanl casin casinf casinl cacos cacosf cacosl catan catanf catanl csinh
          csinhf csinhl ccosh ccoshf ccoshl ctanh ctanhf ctanhl casinh casinhf casinhl cacosh
          cacoshf cacoshl catanh catanhf catanhl cpow cpowf cpowl
          __ctype_get_mb_cur_max __h_errno_location __libc_current_sigrtmax __libc_current_sigrtmin
          a64l acct alarm alphasort arc4random arc4random_uniform asctime basename bind btowc
          cfgetispeed cfgetospeed chown chroot clearenv clearerr clearerr_unlocked clock_settime
          closedir closelog cnd_broadcast cnd_destroy cnd_init cnd_signal connect crypt ctermid ctime
          daemon dirfd dlclose dlerror dlopen dlsym dup3 duplocale dysize eaccess endpwent exp10
          exp10f exp10l faccessat fchdir fchmod fchmodat fchown fcloseall fdatasync fdopen fdopendir
          fedisableexcept fegetexcept feof_unlocked ferror_unlocked fflush_unlocked fgetc_unlocked
          fgetwc fileno_unlocked flock flockfile fnmatch fpathconf fputc_unlocked fputs_unlocked
          fputwc fputws freeaddrinfo freelocale freopen fseeko fsetpos ftello ftruncate ftrylockfile
          funlockfile futimens futimes fwide fwprintf fwrite_unlocked gai_strerror gamma gammaf gammal
          getc_unlocked getdate getdtablesize getgrgid getgrnam gethostbyaddr gethostbyname gethostid
          getlogin getpagesize getpass getpgid getpgrp getpriority getprotobyname getprotobynumber
          getpt getpwent getpwnam getpwuid getservbyname getservbyport getsid gettid getw getwc
          getwchar gnu_dev_major gnu_dev_makedev gnu_dev_minor grantpt hcreate hdestroy herror
          hstrerror inet_addr inet_network inet_ntoa initgroups isalnum_l isalpha_l isblank_l
          iscntrl_l isdigit_l isgraph_l islower_l isprint_l ispunct_l isspace_l isupper_l iswalnum
          iswalpha iswblank iswcntrl iswctype iswdigit iswgraph iswlower iswprint iswpunct iswspace
          iswupper iswxdigit isxdigit_l j0 j0f j0l j1 j1f j1l jn jnf jnl l64a lchown link linkat
          listen localeconv lockf lseek lutimes madvise mallinfo malloc_stats malloc_trim
          malloc_usable_size mallopt mblen mbsinit mkdirat mkfifo mknod mlock mlockall mprotect
          mrand48 msync mtx_destroy mtx_init mtx_lock mtx_trylock mtx_unlock munlock munlockall
          newlocale nice openat opendir openlog pathconf pclose popen posix_fadvise posix_fallocate
          posix_madvise posix_openpt psiginfo psignal pthread_atfork pthread_attr_destroy
          pthread_attr_init pthread_attr_setdetachstate pthread_attr_setguardsize
          pthread_attr_setinheritsched pthread_attr_setschedpolicy pthread_attr_setscope
          pthread_attr_setstacksize pthread_barrier_destroy pthread_barrier_init pthread_barrier_wait
          pthread_barrierattr_destroy pthread_barrierattr_init pthread_barrierattr_setpshared
          pthread_cond_broadcast pthread_cond_destroy pthread_cond_init pthread_cond_signal
          pthread_condattr_destroy pthread_condattr_init pthread_condattr_setclock
          pthread_condattr_setpshared pthread_detach pthread_equal pthread_key_delete
          pthread_mutex_consistent pthread_mutex_trylock pthread_mutexattr_destroy
          pthread_mutexattr_init pthread_mutexattr_setprotocol pthread_mutexattr_setpshared
          pthread_mutexattr_setrobust pthread_mutexattr_settype pthread_rwlock_destroy
          pthread_rwlock_init pthread_rwlock_rdlock pthread_rwlock_tryrdlock pthread_rwlock_trywrlock
          pthread_rwlock_unlock pthread_rwlock_wrlock pthread_rwlockattr_destroy
          pthread_rwlockattr_init pthread_rwlockattr_setpshared pthread_self pthread_setaffinity_np
          pthread_setname_np pthread_setschedparam pthread_setschedprio pthread_spin_destroy
          pthread_spin_init pthread_spin_lock pthread_spin_trylock pthread_spin_unlock pthread_yield
          ptsname putc_unlocked putenv putw putwc putwchar pwrite pwritev readdir renameat rewind
          rewinddir rpmatch scalb scalbf scalbl sched_get_priority_max sched_get_priority_min
          sched_getcpu sched_getscheduler sched_rr_get_interval sched_setaffinity sched_setparam
          sched_setscheduler sched_yield secure_getenv seekdir sem_close sem_destroy sem_init sem_open
          sem_post sem_trywait sem_unlink sem_wait send sendmsg sendto setegid seteuid setgid
          setgroups sethostname setkey setlinebuf setlocale setlogin setlogmask setpgid setpriority
          setpwent setregid setresgid setresuid setreuid setrlimit setsid setsockopt settimeofday
          setuid shm_open shm_unlink shutdown siginterrupt sigismember significand significandf
          significandl sockatmark strcasecmp_l strcoll_l strerror_l strerrordesc_np strerrorname_np
          strncasecmp_l strsignal strverscmp symlink symlinkat sync syncfs sysconf syslog system
          tcdrain tcflow tcflush tcgetpgrp tcgetsid tcsendbreak tcsetattr tcsetpgrp telldir
          thrd_current thrd_detach thrd_equal thrd_sleep thrd_yield timer_delete timer_getoverrun
          tmpfile tolower_l toupper_l towctrans towlower towupper truncate tss_delete ttyname tzset
          ualarm umask ungetc ungetwc unlinkat unlockpt uselocale utime utimensat utimes vdprintf
          vfwprintf vhangup vsyslog vwarn vwarnx vwprintf warn warnx wcscasecmp wcscoll wcscspn
          wcsncasecmp wcsnlen wcspbrk wcsspn wcsstr wcswidth wctob wctrans wctype wcwidth wmemchr
          wprintf writev y0 y0f y0l y1 y1f y1l yn ynf ynl
          """);

  private UnmodelledLibrary() {}

  private static Set<String> names(String text) {
    return Set.of(text.strip().split("\\s+"));
  }

  static boolean hasEffects(String name) {
    return WITH_EFFECTS.contains(name);
  }

  static boolean hasOnlyResult(String name) {
    return WITHOUT_EFFECTS.contains(name);
  }
}

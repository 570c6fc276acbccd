/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _UNISTD_H
#define _UNISTD_H 1
#include <features.h>
#include <bits/null.h>
#include <bits/types.h>
#include <bits/getopt.h>

typedef __ssize_t ssize_t;
typedef __gid_t gid_t;
typedef __uid_t uid_t;
typedef __off_t off_t;
typedef __useconds_t useconds_t;
typedef __pid_t pid_t;
typedef __intptr_t intptr_t;
typedef __socklen_t socklen_t;

#define _POSIX_VERSION 200809L
#define _POSIX2_VERSION 200809L
#define _XOPEN_VERSION 700
#define _POSIX_THREADS 200809L
#define _POSIX_TIMERS 200809L
#define _POSIX_SEMAPHORES 200809L
#define _POSIX_MAPPED_FILES 200809L
#define _POSIX_JOB_CONTROL 1
#define _POSIX_SAVED_IDS 1

#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define R_OK 4
#define W_OK 2
#define X_OK 1
#define F_OK 0
#ifndef SEEK_SET
#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2
#endif
#define F_ULOCK 0
#define F_LOCK 1
#define F_TLOCK 2
#define F_TEST 3

enum {
  _PC_LINK_MAX,
  _PC_MAX_CANON,
  _PC_MAX_INPUT,
  _PC_NAME_MAX,
  _PC_PATH_MAX,
  _PC_PIPE_BUF
};
enum {
  _SC_ARG_MAX,
  _SC_CHILD_MAX,
  _SC_CLK_TCK,
  _SC_NGROUPS_MAX,
  _SC_OPEN_MAX,
  _SC_STREAM_MAX,
  _SC_TZNAME_MAX,
  _SC_JOB_CONTROL,
  _SC_SAVED_IDS,
  _SC_REALTIME_SIGNALS,
  _SC_PAGESIZE = 30,
  _SC_NPROCESSORS_CONF = 83,
  _SC_NPROCESSORS_ONLN = 84,
  _SC_PHYS_PAGES = 85,
  _SC_AVPHYS_PAGES = 86,
  _SC_HOST_NAME_MAX = 180
};
#define _SC_CLK_TCK _SC_CLK_TCK
#define _SC_OPEN_MAX _SC_OPEN_MAX
#define _SC_PAGESIZE _SC_PAGESIZE
#define _SC_PAGE_SIZE _SC_PAGESIZE
#define _SC_NPROCESSORS_CONF _SC_NPROCESSORS_CONF
#define _SC_NPROCESSORS_ONLN _SC_NPROCESSORS_ONLN
#define _SC_PHYS_PAGES _SC_PHYS_PAGES

extern int access(const char *__name, int __type);
extern int faccessat(int __fd, const char *__file, int __type, int __flag);
extern __off_t lseek(int __fd, __off_t __offset, int __whence);
extern int close(int __fd);
extern ssize_t read(int __fd, void *__buf, size_t __nbytes);
extern ssize_t write(int __fd, const void *__buf, size_t __n);
extern ssize_t pread(int __fd, void *__buf, size_t __nbytes, __off_t __offset);
extern ssize_t pwrite(int __fd, const void *__buf, size_t __n, __off_t __offset);
extern int pipe(int __pipedes[2]);
extern unsigned int alarm(unsigned int __seconds);
extern unsigned int sleep(unsigned int __seconds);
extern int pause(void);
extern int chown(const char *__file, __uid_t __owner, __gid_t __group);
extern int fchown(int __fd, __uid_t __owner, __gid_t __group);
extern int lchown(const char *__file, __uid_t __owner, __gid_t __group);
extern int chdir(const char *__path);
extern int fchdir(int __fd);
extern char *getcwd(char *__buf, size_t __size);
extern int dup(int __fd);
extern int dup2(int __fd, int __fd2);
extern char **__environ;
extern int execve(const char *__path, char *const __argv[], char *const __envp[]);
extern int fexecve(int __fd, char *const __argv[], char *const __envp[]);
extern int execv(const char *__path, char *const __argv[]);
extern int execle(const char *__path, const char *__arg, ...);
extern int execl(const char *__path, const char *__arg, ...);
extern int execvp(const char *__file, char *const __argv[]);
extern int execlp(const char *__file, const char *__arg, ...);
extern void _exit(int __status) __attribute__((__noreturn__));
extern long int pathconf(const char *__path, int __name);
extern long int fpathconf(int __fd, int __name);
extern long int sysconf(int __name);
extern size_t confstr(int __name, char *__buf, size_t __len);
extern __pid_t getpid(void);
extern __pid_t getppid(void);
extern __pid_t getpgrp(void);
extern __pid_t getpgid(__pid_t __pid);
extern int setpgid(__pid_t __pid, __pid_t __pgid);
extern __pid_t setsid(void);
extern __pid_t getsid(__pid_t __pid);
extern __uid_t getuid(void);
extern __uid_t geteuid(void);
extern __gid_t getgid(void);
extern __gid_t getegid(void);
extern int getgroups(int __size, __gid_t __list[]);
extern int setuid(__uid_t __uid);
extern int seteuid(__uid_t __uid);
extern int setgid(__gid_t __gid);
extern int setegid(__gid_t __gid);
extern __pid_t fork(void);
extern char *ttyname(int __fd);
extern int ttyname_r(int __fd, char *__buf, size_t __buflen);
extern int isatty(int __fd);
extern int link(const char *__from, const char *__to);
extern int linkat(int __fromfd, const char *__from, int __tofd, const char *__to, int __flags);
extern int symlink(const char *__from, const char *__to);
extern int symlinkat(const char *__from, int __tofd, const char *__to);
extern ssize_t readlink(const char *__restrict __path, char *__restrict __buf, size_t __len);
extern ssize_t readlinkat(int __fd, const char *__restrict __path, char *__restrict __buf,
                          size_t __len);
extern int unlink(const char *__name);
extern int unlinkat(int __fd, const char *__name, int __flag);
extern int rmdir(const char *__path);
extern __pid_t tcgetpgrp(int __fd);
extern int tcsetpgrp(int __fd, __pid_t __pgrp_id);
extern char *getlogin(void);
extern int getlogin_r(char *__name, size_t __name_len);
extern int gethostname(char *__name, size_t __len);
extern int fsync(int __fd);
extern int fdatasync(int __fd);
extern int truncate(const char *__file, __off_t __length);
extern int ftruncate(int __fd, __off_t __length);

#if defined __USE_MISC || defined __USE_XOPEN
extern int lockf(int __fd, int __cmd, __off_t __len);
extern int nice(int __inc);
extern int usleep(__useconds_t __useconds);
extern __useconds_t ualarm(__useconds_t __value, __useconds_t __interval);
extern int setreuid(__uid_t __ruid, __uid_t __euid);
extern int setregid(__gid_t __rgid, __gid_t __egid);
extern __pid_t vfork(void);
extern void sync(void);
extern long int gethostid(void);
#endif

#ifdef __USE_MISC
#define L_SET SEEK_SET
#define L_INCR SEEK_CUR
#define L_XTND SEEK_END
extern char *getwd(char *__buf);
extern int brk(void *__addr);
extern void *sbrk(intptr_t __delta);
extern long int syscall(long int __sysno, ...);
extern int sethostname(const char *__name, size_t __len);
extern int setlogin(const char *__name);
extern int getdomainname(char *__name, size_t __len);
extern int vhangup(void);
extern int acct(const char *__name);
extern int chroot(const char *__path);
extern char *getpass(const char *__prompt);
extern int getpagesize(void);
extern int getdtablesize(void);
extern int daemon(int __nochdir, int __noclose);
extern char *crypt(const char *__key, const char *__salt);
extern int getentropy(void *__buffer, size_t __length);
#endif

#ifdef __USE_GNU
extern char **environ;
extern int pipe2(int __pipedes[2], int __flags);
extern int dup3(int __fd, int __fd2, int __flags);
extern int execvpe(const char *__file, char *const __argv[], char *const __envp[]);
extern char *get_current_dir_name(void);
extern int eaccess(const char *__name, int __type);
extern int setresuid(__uid_t __ruid, __uid_t __euid, __uid_t __suid);
extern int setresgid(__gid_t __rgid, __gid_t __egid, __gid_t __sgid);
extern int getresuid(__uid_t *__ruid, __uid_t *__euid, __uid_t *__suid);
extern int getresgid(__gid_t *__rgid, __gid_t *__egid, __gid_t *__sgid);
extern __pid_t gettid(void);
extern int syncfs(int __fd);
#define TEMP_FAILURE_RETRY(expression) \
  (__extension__({ \
    long int __result; \
    do \
      __result = (long int)(expression); \
    while (__result == -1L && errno == EINTR); \
    __result; \
  }))
#endif
#endif

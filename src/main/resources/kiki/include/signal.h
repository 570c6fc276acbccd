/* SPDX-License-Identifier: Apache-2.0 */
/* C11 7.14, and what POSIX adds, with the numbers of Linux. */
#ifndef _SIGNAL_H
#define _SIGNAL_H 1
#include <features.h>
#include <bits/types.h>
#include <bits/null.h>
#include <bits/sigset.h>

typedef __sig_atomic_t sig_atomic_t;
typedef void (*__sighandler_t)(int);

#define SIG_ERR ((__sighandler_t)-1)
#define SIG_DFL ((__sighandler_t)0)
#define SIG_IGN ((__sighandler_t)1)

#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SIGIOT SIGABRT
#define SIGBUS 7
#define SIGFPE 8
#define SIGKILL 9
#define SIGUSR1 10
#define SIGSEGV 11
#define SIGUSR2 12
#define SIGPIPE 13
#define SIGALRM 14
#define SIGTERM 15
#define SIGSTKFLT 16
#define SIGCHLD 17
#define SIGCLD SIGCHLD
#define SIGCONT 18
#define SIGSTOP 19
#define SIGTSTP 20
#define SIGTTIN 21
#define SIGTTOU 22
#define SIGURG 23
#define SIGXCPU 24
#define SIGXFSZ 25
#define SIGVTALRM 26
#define SIGPROF 27
#define SIGWINCH 28
#define SIGPOLL 29
#define SIGIO SIGPOLL
#define SIGPWR 30
#define SIGSYS 31
#define _NSIG 65

extern __sighandler_t signal(int __sig, __sighandler_t __handler);
extern int raise(int __sig);

#ifdef __USE_POSIX
#include <bits/timespec.h>
#include <bits/sigval.h>
#include <bits/sigevent.h>
typedef __pid_t pid_t;
typedef __uid_t uid_t;
typedef struct {
  int si_signo;
  int si_errno;
  int si_code;
#ifdef __x86_64__
  int __pad0;
#endif
  union {
    int _pad[128 / sizeof(int) - (3 + (sizeof(long) == 8))];
    struct {
      __pid_t si_pid;
      __uid_t si_uid;
    } _kill;
    struct {
      int si_tid;
      int si_overrun;
      __sigval_t si_sigval;
    } _timer;
    struct {
      __pid_t si_pid;
      __uid_t si_uid;
      __sigval_t si_sigval;
    } _rt;
    struct {
      __pid_t si_pid;
      __uid_t si_uid;
      int si_status;
      __clock_t si_utime;
      __clock_t si_stime;
    } _sigchld;
    struct {
      void *si_addr;
      short int si_addr_lsb;
    } _sigfault;
    struct {
      long int si_band;
      int si_fd;
    } _sigpoll;
  } _sifields;
} siginfo_t;
#define si_pid _sifields._kill.si_pid
#define si_uid _sifields._kill.si_uid
#define si_timerid _sifields._timer.si_tid
#define si_overrun _sifields._timer.si_overrun
#define si_status _sifields._sigchld.si_status
#define si_utime _sifields._sigchld.si_utime
#define si_stime _sifields._sigchld.si_stime
#define si_value _sifields._rt.si_sigval
#define si_int _sifields._rt.si_sigval.sival_int
#define si_ptr _sifields._rt.si_sigval.sival_ptr
#define si_addr _sifields._sigfault.si_addr
#define si_band _sifields._sigpoll.si_band
#define si_fd _sifields._sigpoll.si_fd

struct sigaction {
  union {
    __sighandler_t sa_handler;
    void (*sa_sigaction)(int, siginfo_t *, void *);
  } __sigaction_handler;
  __sigset_t sa_mask;
  int sa_flags;
  void (*sa_restorer)(void);
};
#define sa_handler __sigaction_handler.sa_handler
#define sa_sigaction __sigaction_handler.sa_sigaction
#define SA_NOCLDSTOP 1
#define SA_NOCLDWAIT 2
#define SA_SIGINFO 4
#define SA_ONSTACK 0x08000000
#define SA_RESTART 0x10000000
#define SA_NODEFER 0x40000000
#define SA_RESETHAND 0x80000000
#define SIG_BLOCK 0
#define SIG_UNBLOCK 1
#define SIG_SETMASK 2
#define ILL_ILLOPC 1
#define FPE_INTDIV 1
#define FPE_INTOVF 2
#define FPE_FLTDIV 3
#define SEGV_MAPERR 1
#define SEGV_ACCERR 2
#define BUS_ADRALN 1
#define CLD_EXITED 1
#define CLD_KILLED 2
#define CLD_DUMPED 3
#define SI_USER 0
#define SI_QUEUE (-1)
#define SI_TIMER (-2)

typedef struct {
  void *ss_sp;
  int ss_flags;
  size_t ss_size;
} stack_t;
#define SS_ONSTACK 1
#define SS_DISABLE 2
#define MINSIGSTKSZ 2048
#define SIGSTKSZ 8192

extern int kill(__pid_t __pid, int __sig);
extern int killpg(__pid_t __pgrp, int __sig);
extern void psignal(int __sig, const char *__s);
extern void psiginfo(const siginfo_t *__pinfo, const char *__s);
extern int sigemptyset(sigset_t *__set);
extern int sigfillset(sigset_t *__set);
extern int sigaddset(sigset_t *__set, int __signo);
extern int sigdelset(sigset_t *__set, int __signo);
extern int sigismember(const sigset_t *__set, int __signo);
extern int sigprocmask(int __how, const sigset_t *__restrict __set, sigset_t *__restrict __oset);
extern int sigsuspend(const sigset_t *__set);
extern int sigaction(int __sig, const struct sigaction *__restrict __act,
                     struct sigaction *__restrict __oact);
extern int sigpending(sigset_t *__set);
extern int sigwait(const sigset_t *__restrict __set, int *__restrict __sig);
extern int sigwaitinfo(const sigset_t *__restrict __set, siginfo_t *__restrict __info);
extern int sigtimedwait(const sigset_t *__restrict __set, siginfo_t *__restrict __info,
                        const struct timespec *__restrict __timeout);
extern int sigqueue(__pid_t __pid, int __sig, const union sigval __val);
extern int sigaltstack(const stack_t *__restrict __ss, stack_t *__restrict __oss);
extern int siginterrupt(int __sig, int __interrupt);
extern int pthread_sigmask(int __how, const __sigset_t *__restrict __newmask,
                           __sigset_t *__restrict __oldmask);
extern int pthread_kill(unsigned long int __threadid, int __signo);
extern int __libc_current_sigrtmin(void);
extern int __libc_current_sigrtmax(void);
#define SIGRTMIN (__libc_current_sigrtmin())
#define SIGRTMAX (__libc_current_sigrtmax())
#endif

#ifdef __USE_MISC
#define NSIG _NSIG
typedef __sighandler_t sig_t;
#endif
#ifdef __USE_GNU
typedef __sighandler_t sighandler_t;
#endif
#endif

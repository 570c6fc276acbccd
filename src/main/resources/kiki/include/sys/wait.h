/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _SYS_WAIT_H
#define _SYS_WAIT_H 1
#include <features.h>
#include <bits/types.h>
#include <signal.h>
typedef __pid_t pid_t;
typedef __id_t id_t;
#undef WNOHANG
#define WNOHANG 1
#undef WUNTRACED
#define WUNTRACED 2
#define WSTOPPED 2
#define WEXITED 4
#define WCONTINUED 8
#define WNOWAIT 0x01000000
#undef WEXITSTATUS
#define WEXITSTATUS(status) (((status) & 0xff00) >> 8)
#undef WTERMSIG
#define WTERMSIG(status) ((status) & 0x7f)
#undef WSTOPSIG
#define WSTOPSIG(status) WEXITSTATUS(status)
#undef WIFEXITED
#define WIFEXITED(status) (WTERMSIG(status) == 0)
#undef WIFSIGNALED
#define WIFSIGNALED(status) (((signed char)(((status) & 0x7f) + 1) >> 1) > 0)
#undef WIFSTOPPED
#define WIFSTOPPED(status) (((status) & 0xff) == 0x7f)
#define WIFCONTINUED(status) ((status) == 0xffff)
#define WCOREDUMP(status) ((status) & 0x80)
#define WAIT_ANY (-1)
#define WAIT_MYPGRP 0
typedef enum { P_ALL, P_PID, P_PGID, P_PIDFD } idtype_t;
struct rusage;
extern __pid_t wait(int *__stat_loc);
extern __pid_t waitpid(__pid_t __pid, int *__stat_loc, int __options);
extern int waitid(idtype_t __idtype, __id_t __id, siginfo_t *__infop, int __options);
#ifdef __USE_MISC
extern __pid_t wait3(int *__stat_loc, int __options, struct rusage *__usage);
extern __pid_t wait4(__pid_t __pid, int *__stat_loc, int __options, struct rusage *__usage);
#endif
#endif

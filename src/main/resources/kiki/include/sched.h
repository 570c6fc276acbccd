/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _SCHED_H
#define _SCHED_H 1
#include <features.h>
#include <bits/null.h>
#include <bits/types.h>
#include <bits/timespec.h>
typedef __time_t time_t;
typedef __pid_t pid_t;
struct sched_param {
  int sched_priority;
};
#define SCHED_OTHER 0
#define SCHED_FIFO 1
#define SCHED_RR 2
#define SCHED_BATCH 3
#define SCHED_IDLE 5
extern int sched_setparam(__pid_t __pid, const struct sched_param *__param);
extern int sched_getparam(__pid_t __pid, struct sched_param *__param);
extern int sched_setscheduler(__pid_t __pid, int __policy, const struct sched_param *__param);
extern int sched_getscheduler(__pid_t __pid);
extern int sched_yield(void);
extern int sched_get_priority_max(int __algorithm);
extern int sched_get_priority_min(int __algorithm);
extern int sched_rr_get_interval(__pid_t __pid, struct timespec *__t);
#ifdef __USE_GNU
typedef struct {
  unsigned long int __bits[1024 / (8 * sizeof(unsigned long int))];
} cpu_set_t;
#define CPU_SETSIZE 1024
#define CPU_ZERO(set) ((void)__builtin_memset((set), 0, sizeof(cpu_set_t)))
#define __CPU_WORD(cpu) ((cpu) / (8 * sizeof(unsigned long int)))
#define __CPU_BIT(cpu) (1UL << ((cpu) % (8 * sizeof(unsigned long int))))
#define CPU_SET(cpu, set) ((void)((set)->__bits[__CPU_WORD(cpu)] |= __CPU_BIT(cpu)))
#define CPU_CLR(cpu, set) ((void)((set)->__bits[__CPU_WORD(cpu)] &= ~__CPU_BIT(cpu)))
#define CPU_ISSET(cpu, set) (((set)->__bits[__CPU_WORD(cpu)] & __CPU_BIT(cpu)) != 0)
extern int sched_setaffinity(__pid_t __pid, size_t __cpusetsize, const cpu_set_t *__cpuset);
extern int sched_getaffinity(__pid_t __pid, size_t __cpusetsize, cpu_set_t *__cpuset);
extern int sched_getcpu(void);
#define CLONE_VM 0x00000100
#define CLONE_FS 0x00000200
#define CLONE_FILES 0x00000400
#define CLONE_SIGHAND 0x00000800
#define CLONE_THREAD 0x00010000
#define CLONE_NEWNS 0x00020000
extern int clone(int (*__fn)(void *__arg), void *__child_stack, int __flags, void *__arg, ...);
extern int unshare(int __flags);
#endif
#endif

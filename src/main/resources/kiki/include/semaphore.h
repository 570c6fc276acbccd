/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _SEMAPHORE_H
#define _SEMAPHORE_H 1
#include <features.h>
#include <sys/types.h>
#include <bits/timespec.h>
typedef union {
  char __size[4 * sizeof(long int)];
  long int __align;
} sem_t;
#define SEM_FAILED ((sem_t *)0)
#define SEM_VALUE_MAX (2147483647)
extern int sem_init(sem_t *__sem, int __pshared, unsigned int __value);
extern int sem_destroy(sem_t *__sem);
extern sem_t *sem_open(const char *__name, int __oflag, ...);
extern int sem_close(sem_t *__sem);
extern int sem_unlink(const char *__name);
extern int sem_wait(sem_t *__sem);
extern int sem_timedwait(sem_t *__restrict __sem, const struct timespec *__restrict __abstime);
extern int sem_trywait(sem_t *__sem);
extern int sem_post(sem_t *__sem);
extern int sem_getvalue(sem_t *__restrict __sem, int *__restrict __sval);
#endif

/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _SYS_RESOURCE_H
#define _SYS_RESOURCE_H 1
#include <features.h>
#include <bits/types.h>
#include <bits/timeval.h>
typedef __id_t id_t;
typedef __rlim_t rlim_t;
#define RLIM_INFINITY ((__rlim_t)-1)
#define RLIM_SAVED_MAX RLIM_INFINITY
#define RLIM_SAVED_CUR RLIM_INFINITY
enum __rlimit_resource {
  RLIMIT_CPU = 0,
  RLIMIT_FSIZE = 1,
  RLIMIT_DATA = 2,
  RLIMIT_STACK = 3,
  RLIMIT_CORE = 4,
  RLIMIT_RSS = 5,
  RLIMIT_NPROC = 6,
  RLIMIT_NOFILE = 7,
  RLIMIT_MEMLOCK = 8,
  RLIMIT_AS = 9
};
#define RLIMIT_CPU RLIMIT_CPU
#define RLIMIT_FSIZE RLIMIT_FSIZE
#define RLIMIT_DATA RLIMIT_DATA
#define RLIMIT_STACK RLIMIT_STACK
#define RLIMIT_CORE RLIMIT_CORE
#define RLIMIT_NOFILE RLIMIT_NOFILE
#define RLIMIT_AS RLIMIT_AS
struct rlimit {
  rlim_t rlim_cur;
  rlim_t rlim_max;
};
struct rusage {
  struct timeval ru_utime;
  struct timeval ru_stime;
  long int ru_maxrss;
  long int ru_ixrss;
  long int ru_idrss;
  long int ru_isrss;
  long int ru_minflt;
  long int ru_majflt;
  long int ru_nswap;
  long int ru_inblock;
  long int ru_oublock;
  long int ru_msgsnd;
  long int ru_msgrcv;
  long int ru_nsignals;
  long int ru_nvcsw;
  long int ru_nivcsw;
};
enum __rusage_who { RUSAGE_SELF = 0, RUSAGE_CHILDREN = -1 };
#define RUSAGE_SELF RUSAGE_SELF
#define RUSAGE_CHILDREN RUSAGE_CHILDREN
enum __priority_which { PRIO_PROCESS = 0, PRIO_PGRP = 1, PRIO_USER = 2 };
#ifdef __USE_GNU
typedef enum __rlimit_resource __rlimit_resource_t;
typedef enum __rusage_who __rusage_who_t;
typedef enum __priority_which __priority_which_t;
#else
typedef int __rlimit_resource_t;
typedef int __rusage_who_t;
typedef int __priority_which_t;
#endif
#define PRIO_MIN -20
#define PRIO_MAX 20
extern int getrlimit(__rlimit_resource_t __resource, struct rlimit *__rlimits);
extern int setrlimit(__rlimit_resource_t __resource, const struct rlimit *__rlimits);
extern int getrusage(__rusage_who_t __who, struct rusage *__usage);
extern int getpriority(__priority_which_t __which, id_t __who);
extern int setpriority(__priority_which_t __which, id_t __who, int __prio);
#endif

/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _SYS_TIME_H
#define _SYS_TIME_H 1
#include <features.h>
#include <bits/types.h>
#include <bits/timeval.h>
#include <sys/select.h>
typedef __time_t time_t;
typedef __suseconds_t suseconds_t;
struct timezone {
  int tz_minuteswest;
  int tz_dsttime;
};
struct itimerval {
  struct timeval it_interval;
  struct timeval it_value;
};
enum __itimer_which { ITIMER_REAL = 0, ITIMER_VIRTUAL = 1, ITIMER_PROF = 2 };
#ifdef __USE_GNU
typedef enum __itimer_which __itimer_which_t;
#else
typedef int __itimer_which_t;
#endif
#define ITIMER_REAL ITIMER_REAL
#define ITIMER_VIRTUAL ITIMER_VIRTUAL
#define ITIMER_PROF ITIMER_PROF
extern int gettimeofday(struct timeval *__restrict __tv, void *__restrict __tz);
extern int getitimer(__itimer_which_t __which, struct itimerval *__value);
extern int setitimer(__itimer_which_t __which, const struct itimerval *__restrict __new,
                     struct itimerval *__restrict __old);
extern int utimes(const char *__file, const struct timeval __tvp[2]);
#ifdef __USE_MISC
extern int settimeofday(const struct timeval *__tv, const struct timezone *__tz);
extern int adjtime(const struct timeval *__delta, struct timeval *__olddelta);
extern int futimes(int __fd, const struct timeval __tvp[2]);
extern int lutimes(const char *__file, const struct timeval __tvp[2]);
#define timerisset(tvp) ((tvp)->tv_sec || (tvp)->tv_usec)
#define timerclear(tvp) ((tvp)->tv_sec = (tvp)->tv_usec = 0)
#define timercmp(a, b, CMP) \
  (((a)->tv_sec == (b)->tv_sec) ? ((a)->tv_usec CMP(b)->tv_usec) : ((a)->tv_sec CMP(b)->tv_sec))
#define timeradd(a, b, result) \
  do { \
    (result)->tv_sec = (a)->tv_sec + (b)->tv_sec; \
    (result)->tv_usec = (a)->tv_usec + (b)->tv_usec; \
    if ((result)->tv_usec >= 1000000) { \
      ++(result)->tv_sec; \
      (result)->tv_usec -= 1000000; \
    } \
  } while (0)
#define timersub(a, b, result) \
  do { \
    (result)->tv_sec = (a)->tv_sec - (b)->tv_sec; \
    (result)->tv_usec = (a)->tv_usec - (b)->tv_usec; \
    if ((result)->tv_usec < 0) { \
      --(result)->tv_sec; \
      (result)->tv_usec += 1000000; \
    } \
  } while (0)
#endif
#endif

/* SPDX-License-Identifier: Apache-2.0 */
/* C11 7.27, and what POSIX adds. */
#ifndef _TIME_H
#define _TIME_H 1
#include <features.h>
#include <bits/null.h>
#include <bits/types.h>
#include <bits/timespec.h>
#include <bits/tm.h>

typedef __clock_t clock_t;
typedef __time_t time_t;

#define CLOCKS_PER_SEC ((__clock_t)1000000)
#define TIME_UTC 1

extern clock_t clock(void);
extern time_t time(time_t *__timer);
extern double difftime(time_t __time1, time_t __time0) __attribute__((__const__));
extern time_t mktime(struct tm *__tp);
extern int timespec_get(struct timespec *__ts, int __base);
extern size_t strftime(char *__restrict __s, size_t __maxsize, const char *__restrict __format,
                       const struct tm *__restrict __tp);
extern struct tm *gmtime(const time_t *__timer);
extern struct tm *localtime(const time_t *__timer);
extern char *asctime(const struct tm *__tp);
extern char *ctime(const time_t *__timer);

#ifdef __USE_POSIX
#include <bits/locale_t.h>
#include <bits/sigevent.h>
typedef __clockid_t clockid_t;
typedef __timer_t timer_t;
typedef __pid_t pid_t;
struct itimerspec {
  struct timespec it_interval;
  struct timespec it_value;
};
#define CLOCK_REALTIME 0
#define CLOCK_MONOTONIC 1
#define CLOCK_PROCESS_CPUTIME_ID 2
#define CLOCK_THREAD_CPUTIME_ID 3
#define CLOCK_MONOTONIC_RAW 4
#define CLOCK_REALTIME_COARSE 5
#define CLOCK_MONOTONIC_COARSE 6
#define CLOCK_BOOTTIME 7
#define TIMER_ABSTIME 1
extern char *tzname[2];
extern void tzset(void);
extern struct tm *gmtime_r(const time_t *__restrict __timer, struct tm *__restrict __tp);
extern struct tm *localtime_r(const time_t *__restrict __timer, struct tm *__restrict __tp);
extern char *asctime_r(const struct tm *__restrict __tp, char *__restrict __buf);
extern char *ctime_r(const time_t *__restrict __timer, char *__restrict __buf);
extern size_t strftime_l(char *__restrict __s, size_t __maxsize, const char *__restrict __format,
                         const struct tm *__restrict __tp, locale_t __loc);
extern int nanosleep(const struct timespec *__requested_time, struct timespec *__remaining);
extern int clock_getres(clockid_t __clock_id, struct timespec *__res);
extern int clock_gettime(clockid_t __clock_id, struct timespec *__tp);
extern int clock_settime(clockid_t __clock_id, const struct timespec *__tp);
extern int clock_nanosleep(clockid_t __clock_id, int __flags, const struct timespec *__req,
                           struct timespec *__rem);
extern int clock_getcpuclockid(pid_t __pid, clockid_t *__clock_id);
extern int timer_create(clockid_t __clock_id, struct sigevent *__restrict __evp,
                        timer_t *__restrict __timerid);
extern int timer_delete(timer_t __timerid);
extern int timer_settime(timer_t __timerid, int __flags,
                         const struct itimerspec *__restrict __value,
                         struct itimerspec *__restrict __ovalue);
extern int timer_gettime(timer_t __timerid, struct itimerspec *__value);
extern int timer_getoverrun(timer_t __timerid);
#endif
#if defined __USE_MISC || defined __USE_XOPEN
extern int daylight;
extern long int timezone;
#endif
#ifdef __USE_MISC
extern time_t timegm(struct tm *__tp);
extern time_t timelocal(struct tm *__tp);
extern int dysize(int __year);
#endif
#ifdef __USE_XOPEN
extern char *strptime(const char *__restrict __s, const char *__restrict __fmt, struct tm *__tp);
extern int getdate_err;
extern struct tm *getdate(const char *__string);
#endif
#endif

/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _UTIME_H
#define _UTIME_H 1
#include <features.h>
#include <bits/types.h>
typedef __time_t time_t;
struct utimbuf {
  __time_t actime;
  __time_t modtime;
};
extern int utime(const char *__file, const struct utimbuf *__file_times);
#endif

/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _BITS_TIMESPEC_H
#define _BITS_TIMESPEC_H 1
#include <bits/types.h>
struct timespec {
  __time_t tv_sec;
  long int tv_nsec;
};
#endif

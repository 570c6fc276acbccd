/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _BITS_TIMEVAL_H
#define _BITS_TIMEVAL_H 1
#include <bits/types.h>
struct timeval {
  __time_t tv_sec;
  __suseconds_t tv_usec;
};
#endif

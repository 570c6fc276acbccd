/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _BITS_TM_H
#define _BITS_TM_H 1
struct tm {
  int tm_sec;
  int tm_min;
  int tm_hour;
  int tm_mday;
  int tm_mon;
  int tm_year;
  int tm_wday;
  int tm_yday;
  int tm_isdst;
  long int tm_gmtoff;
  const char *tm_zone;
};
#endif

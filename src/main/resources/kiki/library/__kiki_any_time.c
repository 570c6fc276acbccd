// SPDX-License-Identifier: Apache-2.0
#include <time.h>
/* The parts of a time are any in their ranges (C11 7.27.1p4). */
void __kiki_assume(int condition);
struct tm *__kiki_any_time(const time_t *at, struct tm *result) {
  (void)*at;
  struct tm any;
  __kiki_assume(any.tm_sec >= 0 && any.tm_sec <= 60 && any.tm_min >= 0 && any.tm_min <= 59);
  __kiki_assume(any.tm_hour >= 0 && any.tm_hour <= 23 && any.tm_mday >= 1 && any.tm_mday <= 31);
  __kiki_assume(any.tm_mon >= 0 && any.tm_mon <= 11 && any.tm_wday >= 0 && any.tm_wday <= 6);
  __kiki_assume(any.tm_yday >= 0 && any.tm_yday <= 365);
  *result = any;
  return result;
}

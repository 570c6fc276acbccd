// SPDX-License-Identifier: Apache-2.0
#include <time.h>
struct tm *__kiki_any_time(const time_t *at, struct tm *result);
struct tm *gmtime_r(const time_t *restrict at, struct tm *restrict result) {
  return __kiki_any_time(at, result);
}

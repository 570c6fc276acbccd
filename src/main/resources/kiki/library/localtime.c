// SPDX-License-Identifier: Apache-2.0
#include <time.h>
struct tm *__kiki_any_time(const time_t *at, struct tm *result);
struct tm *localtime(const time_t *at) {
  static struct tm __localtime;
  return __kiki_any_time(at, &__localtime);
}

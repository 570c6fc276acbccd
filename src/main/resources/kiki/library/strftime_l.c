// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE 1
#include <time.h>
__SIZE_TYPE__ strftime_l(
    char *restrict to,
    __SIZE_TYPE__ size,
    const char *restrict format,
    const struct tm *restrict at,
    locale_t locale) {
  (void)locale;
  return strftime(to, size, format, at);
}

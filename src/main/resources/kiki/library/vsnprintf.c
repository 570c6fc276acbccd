// SPDX-License-Identifier: Apache-2.0
#include <stdarg.h>
int __kiki_approximate_int(const char *source);
char __kiki_approximate_char(const char *source);
int vsnprintf(char *to, __SIZE_TYPE__ size, const char *format, va_list arguments) {
  (void)*format;
  (void)arguments;
  int length = __kiki_approximate_int("vsnprintf");
  if (length < 0)
    return -1;
  if (size > 0) {
    __SIZE_TYPE__ i = 0;
    for (; i < size - 1 && i < (__SIZE_TYPE__)length; i++)
      to[i] = __kiki_approximate_char("vsnprintf");
    to[i] = 0;
  }
  return length;
}

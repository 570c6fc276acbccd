// SPDX-License-Identifier: Apache-2.0
#include <stdarg.h>
_Bool __kiki_approximate_bool(const char *source);
char __kiki_approximate_char(const char *source);
int vsprintf(char *to, const char *format, va_list arguments) {
  (void)*format;
  (void)arguments;
  int i = 0;
  while (__kiki_approximate_bool("vsprintf")) {
    to[i] = __kiki_approximate_char("vsprintf");
    i++;
  }
  to[i] = 0;
  return i;
}

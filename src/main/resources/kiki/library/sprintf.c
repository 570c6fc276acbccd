// SPDX-License-Identifier: Apache-2.0
_Bool __kiki_approximate_bool(const char *source);
char __kiki_approximate_char(const char *source);
int sprintf(char *to, const char *format, ...) {
  (void)*format;
  int i = 0;
  while (__kiki_approximate_bool("sprintf")) {
    to[i] = __kiki_approximate_char("sprintf");
    i++;
  }
  to[i] = 0;
  return i;
}

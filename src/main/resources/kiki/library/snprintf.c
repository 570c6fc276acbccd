// SPDX-License-Identifier: Apache-2.0
int __kiki_approximate_int(const char *source);
char __kiki_approximate_char(const char *source);
int snprintf(char *to, __SIZE_TYPE__ size, const char *format, ...) {
  (void)*format;
  int length = __kiki_approximate_int("snprintf");
  if (length < 0)
    return -1;
  if (size > 0) {
    __SIZE_TYPE__ i = 0;
    for (; i < size - 1 && i < (__SIZE_TYPE__)length; i++)
      to[i] = __kiki_approximate_char("snprintf");
    to[i] = 0;
  }
  return length;
}

// SPDX-License-Identifier: Apache-2.0
char __kiki_approximate_char(const char *source);
unsigned __kiki_approximate_unsigned(const char *source);
void __kiki_assume(int condition);
void __kiki_readable(const void *p, __SIZE_TYPE__ n);
int *__errno_location(void);
/* The text of an address: 7 to 15 characters, 2 to 45 for version 6; ENOSPC if it does not fit. */
const char *inet_ntop(int family, const void *from, char *to, unsigned size) {
  if (family != 2 && family != 10) {
    *__errno_location() = 97;
    return (char *)0;
  }
  __kiki_readable(from, family == 2 ? 4 : 16);
  unsigned length = __kiki_approximate_unsigned("inet_ntop");
  __kiki_assume(family == 2 ? length >= 7 && length <= 15 : length >= 2 && length <= 45);
  if (length >= size) {
    *__errno_location() = 28;
    return (char *)0;
  }
  for (unsigned i = 0; i < length; i++) {
    char c = __kiki_approximate_char("inet_ntop");
    __kiki_assume(c != 0);
    to[i] = c;
  }
  to[length] = 0;
  return to;
}

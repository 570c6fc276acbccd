// SPDX-License-Identifier: Apache-2.0
char __kiki_approximate_char(const char *source);
int __kiki_approximate_int(const char *source);
__SIZE_TYPE__ __kiki_approximate_size(const char *source);
void __kiki_assume(int condition);
/* POSIX's: 0, or an error if the number is unknown or the text did not fit; glibc ends it with a NUL even then. */
int __xpg_strerror_r(int number, char *to, __SIZE_TYPE__ n) {
  (void)number;
  int result = __kiki_approximate_int("strerror_r");
  __kiki_assume(result >= 0);
  if (n == 0)
    return result;
  __SIZE_TYPE__ length = __kiki_approximate_size("strerror_r");
  __kiki_assume(length < n);
  for (__SIZE_TYPE__ i = 0; i < length; i++)
    to[i] = __kiki_approximate_char("strerror_r");
  to[length] = 0;
  return result;
}

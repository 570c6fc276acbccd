// SPDX-License-Identifier: Apache-2.0
_Bool __kiki_approximate_bool(const char *source);
char __kiki_approximate_char(const char *source);
__SIZE_TYPE__ __kiki_approximate_size(const char *source);
void __kiki_assume(int condition);
void *__kiki_safe_library_text(__SIZE_TYPE__ length);
/* glibc's: a text of the library, or one that was written to the array. */
char *strerror_r(int number, char *to, __SIZE_TYPE__ n) {
  (void)number;
  __SIZE_TYPE__ length = __kiki_approximate_size("strerror_r");
  __kiki_assume(length < (__SIZE_TYPE__)-1 / 4);
  if (n == 0 || __kiki_approximate_bool("strerror_r"))
    return __kiki_safe_library_text(length);
  __kiki_assume(length < n);
  for (__SIZE_TYPE__ i = 0; i < length; i++)
    to[i] = __kiki_approximate_char("strerror_r");
  to[length] = 0;
  return to;
}

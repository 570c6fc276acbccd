// SPDX-License-Identifier: Apache-2.0
__SIZE_TYPE__ __kiki_approximate_size(const char *source);
char __kiki_approximate_char(const char *source);
_Bool __kiki_approximate_bool(const char *source);
int *__errno_location(void);
void __kiki_assume(int condition);
/* C11 7.22.7.3 and 7.29.6.3.3: basic characters are the same in every locale of glibc; others have
   up to 16 bytes (MB_LEN_MAX), or none. */
__SIZE_TYPE__ __kiki_to_multibyte(char *s, __WCHAR_TYPE__ c) {
  if (c >= 0 && c < 128) {
    s[0] = (char)c;
    return 1;
  }
  if (__kiki_approximate_bool("a multibyte character")) {
    *__errno_location() = 84;
    return (__SIZE_TYPE__)-1;
  }
  __SIZE_TYPE__ n = __kiki_approximate_size("a multibyte character");
  __kiki_assume(n >= 1 && n <= 16);
  for (__SIZE_TYPE__ i = 0; i < n; i++)
    s[i] = __kiki_approximate_char("a multibyte character");
  return n;
}

// SPDX-License-Identifier: Apache-2.0
__WCHAR_TYPE__ __kiki_approximate_wide(const char *source);
_Bool __kiki_approximate_bool(const char *source);
int *__errno_location(void);
/* C11 7.22.8.1, a wide character for each byte at most: others than basic characters are some. */
__SIZE_TYPE__ mbstowcs(__WCHAR_TYPE__ *to, const char *s, __SIZE_TYPE__ n) {
  __SIZE_TYPE__ count = 0;
  for (__SIZE_TYPE__ i = 0; to == (__WCHAR_TYPE__ *)0 || count < n; i++) {
    __WCHAR_TYPE__ c = (unsigned char)s[i];
    if (c >= 128) {
      if (__kiki_approximate_bool("a multibyte character")) {
        *__errno_location() = 84;
        return (__SIZE_TYPE__)-1;
      }
      if (__kiki_approximate_bool("a multibyte character"))
        continue;
      c = __kiki_approximate_wide("a multibyte character");
    }
    if (to != (__WCHAR_TYPE__ *)0)
      to[count] = c;
    if (s[i] == 0)
      return count;
    count++;
  }
  return count;
}

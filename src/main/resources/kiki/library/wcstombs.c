// SPDX-License-Identifier: Apache-2.0
char __kiki_approximate_char(const char *source);
_Bool __kiki_approximate_bool(const char *source);
__SIZE_TYPE__ __kiki_approximate_size(const char *source);
void __kiki_assume(int condition);
int *__errno_location(void);
/* C11 7.22.8.2: no character is written in part. */
__SIZE_TYPE__ wcstombs(char *to, const __WCHAR_TYPE__ *s, __SIZE_TYPE__ n) {
  __SIZE_TYPE__ count = 0;
  for (__SIZE_TYPE__ i = 0; to == (char *)0 || count < n; i++) {
    __WCHAR_TYPE__ c = s[i];
    if (c == 0) {
      if (to != (char *)0)
        to[count] = 0;
      return count;
    }
    __SIZE_TYPE__ length = 1;
    if (c < 0 || c >= 128) {
      if (__kiki_approximate_bool("a multibyte character")) {
        *__errno_location() = 84;
        return (__SIZE_TYPE__)-1;
      }
      length = __kiki_approximate_size("a multibyte character");
      __kiki_assume(length >= 1 && length <= 16);
    }
    if (to != (char *)0) {
      if (length > n - count)
        return count;
      for (__SIZE_TYPE__ k = 0; k < length; k++)
        to[count + k] =
            c >= 0 && c < 128 ? (char)c : __kiki_approximate_char("a multibyte character");
    }
    count += length;
  }
  return count;
}

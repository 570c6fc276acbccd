// SPDX-License-Identifier: Apache-2.0
_Bool __kiki_is_readable(const void *p, __SIZE_TYPE__ n);
/* As __kiki_safe_string, of wide characters. */
__PTRDIFF_TYPE__ __kiki_safe_wide_string(const __WCHAR_TYPE__ *s, __SIZE_TYPE__ limit) {
  __SIZE_TYPE__ n = 0;
  while (n < limit) {
    if (!__kiki_is_readable(s + n, sizeof *s))
      return -1;
    if (s[n] == 0)
      break;
    n++;
  }
  return (__PTRDIFF_TYPE__)n;
}

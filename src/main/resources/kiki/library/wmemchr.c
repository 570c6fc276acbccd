// SPDX-License-Identifier: Apache-2.0
__WCHAR_TYPE__ *wmemchr(const __WCHAR_TYPE__ *s, __WCHAR_TYPE__ c, __SIZE_TYPE__ n) {
  for (__SIZE_TYPE__ i = 0; i < n; i++)
    if (s[i] == c)
      return (__WCHAR_TYPE__ *)(s + i);
  return (__WCHAR_TYPE__ *)0;
}

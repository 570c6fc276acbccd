// SPDX-License-Identifier: Apache-2.0
__WCHAR_TYPE__ *wmemcpy(__WCHAR_TYPE__ *to, const __WCHAR_TYPE__ *from, __SIZE_TYPE__ n) {
  for (__SIZE_TYPE__ i = 0; i < n; i++)
    to[i] = from[i];
  return to;
}

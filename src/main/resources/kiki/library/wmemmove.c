// SPDX-License-Identifier: Apache-2.0
__WCHAR_TYPE__ *wmemmove(__WCHAR_TYPE__ *to, const __WCHAR_TYPE__ *from, __SIZE_TYPE__ n) {
  if (to <= from)
    for (__SIZE_TYPE__ i = 0; i < n; i++)
      to[i] = from[i];
  else
    for (__SIZE_TYPE__ i = n; i > 0; i--)
      to[i - 1] = from[i - 1];
  return to;
}

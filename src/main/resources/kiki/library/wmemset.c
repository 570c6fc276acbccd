// SPDX-License-Identifier: Apache-2.0
__WCHAR_TYPE__ *wmemset(__WCHAR_TYPE__ *to, __WCHAR_TYPE__ value, __SIZE_TYPE__ n) {
  for (__SIZE_TYPE__ i = 0; i < n; i++)
    to[i] = value;
  return to;
}

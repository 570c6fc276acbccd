// SPDX-License-Identifier: Apache-2.0
__WCHAR_TYPE__ *wcsncpy(__WCHAR_TYPE__ *to, const __WCHAR_TYPE__ *from, __SIZE_TYPE__ n) {
  __SIZE_TYPE__ i = 0;
  for (; i < n && from[i] != 0; i++)
    to[i] = from[i];
  for (; i < n; i++)
    to[i] = 0;
  return to;
}

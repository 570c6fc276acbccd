// SPDX-License-Identifier: Apache-2.0
__WCHAR_TYPE__ *wcscat(__WCHAR_TYPE__ *to, const __WCHAR_TYPE__ *from) {
  __SIZE_TYPE__ end = 0;
  while (to[end] != 0)
    end++;
  __SIZE_TYPE__ i = 0;
  for (; from[i] != 0; i++)
    to[end + i] = from[i];
  to[end + i] = 0;
  return to;
}

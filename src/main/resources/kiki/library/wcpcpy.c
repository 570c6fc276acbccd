// SPDX-License-Identifier: Apache-2.0
__WCHAR_TYPE__ *wcpcpy(__WCHAR_TYPE__ *to, const __WCHAR_TYPE__ *from) {
  __SIZE_TYPE__ i = 0;
  while ((to[i] = from[i]) != 0)
    i++;
  return to + i;
}

// SPDX-License-Identifier: Apache-2.0
__WCHAR_TYPE__ *wcscpy(__WCHAR_TYPE__ *to, const __WCHAR_TYPE__ *from) {
  __SIZE_TYPE__ i = 0;
  for (; from[i] != 0; i++)
    to[i] = from[i];
  to[i] = 0;
  return to;
}

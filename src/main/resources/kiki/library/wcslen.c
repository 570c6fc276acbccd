// SPDX-License-Identifier: Apache-2.0
__SIZE_TYPE__ wcslen(const __WCHAR_TYPE__ *text) {
  __SIZE_TYPE__ n = 0;
  while (text[n] != 0)
    n++;
  return n;
}

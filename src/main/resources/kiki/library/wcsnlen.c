// SPDX-License-Identifier: Apache-2.0
__SIZE_TYPE__ wcsnlen(const __WCHAR_TYPE__ *s, __SIZE_TYPE__ n) {
  __SIZE_TYPE__ i = 0;
  while (i < n && s[i] != 0)
    i++;
  return i;
}

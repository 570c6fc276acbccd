// SPDX-License-Identifier: Apache-2.0
int __kiki_order(int x, int y);
int wcsncmp(const __WCHAR_TYPE__ *a, const __WCHAR_TYPE__ *b, __SIZE_TYPE__ n) {
  for (__SIZE_TYPE__ i = 0; i < n; i++) {
    if (a[i] != b[i])
      return __kiki_order(a[i], b[i]);
    if (a[i] == 0)
      return 0;
  }
  return 0;
}

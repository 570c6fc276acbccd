// SPDX-License-Identifier: Apache-2.0
int __kiki_order(int x, int y);
int wcscmp(const __WCHAR_TYPE__ *a, const __WCHAR_TYPE__ *b) {
  while (*a != 0 && *a == *b) {
    a++;
    b++;
  }
  return *a == *b ? 0 : __kiki_order(*a, *b);
}

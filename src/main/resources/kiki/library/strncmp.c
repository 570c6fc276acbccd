// SPDX-License-Identifier: Apache-2.0
int __kiki_order(int x, int y);
int strncmp(const char *a, const char *b, __SIZE_TYPE__ n) {
  for (__SIZE_TYPE__ i = 0; i < n; i++) {
    unsigned char x = a[i];
    unsigned char y = b[i];
    if (x != y)
      return __kiki_order(x, y);
    if (x == 0)
      return 0;
  }
  return 0;
}

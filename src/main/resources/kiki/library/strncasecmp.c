// SPDX-License-Identifier: Apache-2.0
int __kiki_order(int x, int y);
static int lower(unsigned char c) {
  return c >= 'A' && c <= 'Z' ? c + 32 : c;
}
int strncasecmp(const char *a, const char *b, __SIZE_TYPE__ n) {
  for (__SIZE_TYPE__ i = 0; i < n; i++) {
    int x = lower(a[i]);
    int y = lower(b[i]);
    if (x != y)
      return __kiki_order(x, y);
    if (x == 0)
      return 0;
  }
  return 0;
}

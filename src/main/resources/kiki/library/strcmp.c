// SPDX-License-Identifier: Apache-2.0
int __kiki_order(int x, int y);
int strcmp(const char *a, const char *b) {
  __SIZE_TYPE__ i = 0;
  while (a[i] != 0 && a[i] == b[i])
    i++;
  unsigned char x = a[i];
  unsigned char y = b[i];
  return x == y ? 0 : __kiki_order(x, y);
}

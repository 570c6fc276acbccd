// SPDX-License-Identifier: Apache-2.0
int __kiki_order(int x, int y);
int memcmp(const void *a, const void *b, __SIZE_TYPE__ n) {
  const unsigned char *p = a;
  const unsigned char *q = b;
  /* All n bytes must be there (C11 7.24.1), also those behind the first difference. */
  if (n > 0 && p[n - 1] == q[n - 1]) {
  }
  for (__SIZE_TYPE__ i = 0; i < n; i++)
    if (p[i] != q[i])
      return __kiki_order(p[i], q[i]);
  return 0;
}

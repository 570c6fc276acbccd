// SPDX-License-Identifier: Apache-2.0
void *memrchr(const void *s, int c, __SIZE_TYPE__ n) {
  const unsigned char *p = s;
  for (__SIZE_TYPE__ i = n; i > 0; i--)
    if (p[i - 1] == (unsigned char)c)
      return (void *)(p + i - 1);
  return (void *)0;
}

// SPDX-License-Identifier: Apache-2.0
void *memchr(const void *s, int c, __SIZE_TYPE__ n) {
  const unsigned char *p = s;
  for (__SIZE_TYPE__ i = 0; i < n; i++)
    if (p[i] == (unsigned char)c)
      return (void *)(p + i);
  return (void *)0;
}

// SPDX-License-Identifier: Apache-2.0
void *memccpy(void *restrict to, const void *restrict from, int c, __SIZE_TYPE__ n) {
  unsigned char *t = to;
  const unsigned char *s = from;
  for (__SIZE_TYPE__ i = 0; i < n; i++) {
    t[i] = s[i];
    if (s[i] == (unsigned char)c)
      return t + i + 1;
  }
  return (void *)0;
}

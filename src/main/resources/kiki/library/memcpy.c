// SPDX-License-Identifier: Apache-2.0
void __kiki_disjoint(const void *to, const void *from, __SIZE_TYPE__ n, const char *text);
void *memcpy(void *to, const void *from, __SIZE_TYPE__ n) {
  unsigned char *d = to;
  const unsigned char *s = from;
  __kiki_disjoint(to, from, n, "memcpy src/dst overlap");
  for (__SIZE_TYPE__ i = 0; i < n; i++)
    d[i] = s[i];
  return to;
}

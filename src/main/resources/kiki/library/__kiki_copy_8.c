// SPDX-License-Identifier: Apache-2.0
void __kiki_disjoint(const void *to, const void *from, __SIZE_TYPE__ n, const char *text);
/* memcpy of a multiple of 8 bytes, where both arguments point to integers of as many. */
void *__kiki_copy_8(void *to, const void *from, __SIZE_TYPE__ n) {
  unsigned long long *d = to;
  const unsigned long long *s = from;
  __kiki_disjoint(to, from, n, "memcpy src/dst overlap");
  for (__SIZE_TYPE__ i = 0; i < n / 8; i++)
    d[i] = s[i];
  return to;
}

// SPDX-License-Identifier: Apache-2.0
void __kiki_disjoint(const void *to, const void *from, __SIZE_TYPE__ n, const char *text);
/* memcpy of a multiple of 4 bytes, where both arguments point to integers of as many. */
void *__kiki_copy_4(void *to, const void *from, __SIZE_TYPE__ n) {
  unsigned *d = to;
  const unsigned *s = from;
  __kiki_disjoint(to, from, n, "memcpy src/dst overlap");
  for (__SIZE_TYPE__ i = 0; i < n / 4; i++)
    d[i] = s[i];
  return to;
}

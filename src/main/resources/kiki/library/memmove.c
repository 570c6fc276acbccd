// SPDX-License-Identifier: Apache-2.0
void *memmove(void *to, const void *from, __SIZE_TYPE__ n) {
  unsigned char *d = to;
  const unsigned char *s = from;
  /* The order matters in the same object only, and there the offsets tell it. */
  if (__CPROVER_POINTER_OFFSET(d) <= __CPROVER_POINTER_OFFSET(s)) {
    for (__SIZE_TYPE__ i = 0; i < n; i++)
      d[i] = s[i];
  } else {
    for (__SIZE_TYPE__ i = n; i > 0; i--)
      d[i - 1] = s[i - 1];
  }
  return to;
}

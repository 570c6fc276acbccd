// SPDX-License-Identifier: Apache-2.0
/* memmove of a multiple of 8 bytes, where both arguments point to integers of as many. */
void *__kiki_move_8(void *to, const void *from, __SIZE_TYPE__ n) {
  unsigned long long *d = to;
  const unsigned long long *s = from;
  /* An integer that overlaps one still to be moved does not reach beyond it. */
  if (__CPROVER_POINTER_OFFSET(d) <= __CPROVER_POINTER_OFFSET(s)) {
    for (__SIZE_TYPE__ i = 0; i < n / 8; i++)
      d[i] = s[i];
  } else {
    for (__SIZE_TYPE__ i = n / 8; i > 0; i--)
      d[i - 1] = s[i - 1];
  }
  return to;
}

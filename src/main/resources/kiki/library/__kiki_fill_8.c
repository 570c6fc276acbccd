// SPDX-License-Identifier: Apache-2.0
/* memset of a multiple of 8 bytes that are integers of as many each. */
void *__kiki_fill_8(void *to, int value, __SIZE_TYPE__ n) {
  unsigned long long *d = to;
  unsigned long long each = 0x0101010101010101ull * (unsigned char)value;
  for (__SIZE_TYPE__ i = 0; i < n / 8; i++)
    d[i] = each;
  return to;
}

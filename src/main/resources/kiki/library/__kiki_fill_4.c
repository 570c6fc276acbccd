// SPDX-License-Identifier: Apache-2.0
/* memset of a multiple of 4 bytes that are integers of as many each. */
void *__kiki_fill_4(void *to, int value, __SIZE_TYPE__ n) {
  unsigned *d = to;
  unsigned each = 0x01010101u * (unsigned char)value;
  for (__SIZE_TYPE__ i = 0; i < n / 4; i++)
    d[i] = each;
  return to;
}

// SPDX-License-Identifier: Apache-2.0
/* memset of a multiple of 2 bytes that are integers of as many each. */
void *__kiki_fill_2(void *to, int value, __SIZE_TYPE__ n) {
  unsigned short *d = to;
  unsigned short each = (unsigned short)(0x101 * (unsigned char)value);
  for (__SIZE_TYPE__ i = 0; i < n / 2; i++)
    d[i] = each;
  return to;
}

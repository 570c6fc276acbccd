// SPDX-License-Identifier: Apache-2.0
void __kiki_swap(unsigned char *left, unsigned char *right, __SIZE_TYPE__ n) {
  for (__SIZE_TYPE__ i = 0; i < n; i++) {
    unsigned char byte = left[i];
    left[i] = right[i];
    right[i] = byte;
  }
}

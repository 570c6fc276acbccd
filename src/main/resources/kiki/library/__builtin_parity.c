// SPDX-License-Identifier: Apache-2.0
int __builtin_parity(unsigned int x) {
  int parity = 0;
  for (int i = 0; i < (int)(8 * sizeof(unsigned int)); i++)
    parity ^= (x >> i) & 1;
  return parity;
}

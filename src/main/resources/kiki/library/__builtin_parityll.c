// SPDX-License-Identifier: Apache-2.0
int __builtin_parityll(unsigned long long x) {
  int parity = 0;
  for (int i = 0; i < (int)(8 * sizeof(unsigned long long)); i++)
    parity ^= (x >> i) & 1;
  return parity;
}

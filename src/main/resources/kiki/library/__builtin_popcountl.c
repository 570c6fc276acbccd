// SPDX-License-Identifier: Apache-2.0
int __builtin_popcountl(unsigned long x) {
  int count = 0;
  for (int i = 0; i < (int)(8 * sizeof(unsigned long)); i++)
    count += (x >> i) & 1;
  return count;
}

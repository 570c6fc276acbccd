// SPDX-License-Identifier: Apache-2.0
int __builtin_popcountll(unsigned long long x) {
  int count = 0;
  for (int i = 0; i < (int)(8 * sizeof(unsigned long long)); i++)
    count += (x >> i) & 1;
  return count;
}

// SPDX-License-Identifier: Apache-2.0
int __builtin_ffsl(long x) {
  for (int i = 0; i < (int)(8 * sizeof(unsigned long)); i++)
    if ((((unsigned long)x >> i) & 1) != 0)
      return i + 1;
  return 0;
}

// SPDX-License-Identifier: Apache-2.0
int __builtin_ffs(int x) {
  for (int i = 0; i < (int)(8 * sizeof(unsigned int)); i++)
    if ((((unsigned int)x >> i) & 1) != 0)
      return i + 1;
  return 0;
}

// SPDX-License-Identifier: Apache-2.0
int __builtin_clrsb(int x) {
  int width = (int)(8 * sizeof(int)), count = 0;
  while (count < width - 1 && ((x >> (width - 2 - count)) & 1) == (x < 0))
    count++;
  return count;
}

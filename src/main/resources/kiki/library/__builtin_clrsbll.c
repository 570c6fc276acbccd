// SPDX-License-Identifier: Apache-2.0
int __builtin_clrsbll(long long x) {
  int width = (int)(8 * sizeof(long long)), count = 0;
  while (count < width - 1 && ((x >> (width - 2 - count)) & 1) == (x < 0))
    count++;
  return count;
}

// SPDX-License-Identifier: Apache-2.0
/* C11 7.6.3.2; the directions of fenv.h are the modes' numbers, ten bits up. */
extern int __CPROVER_rounding_mode;
int fesetround(int mode) {
  if ((mode & ~0xc00) != 0)
    return 1;
  __CPROVER_rounding_mode = (mode >> 10) & 3;
  return 0;
}

// SPDX-License-Identifier: Apache-2.0
/* How many digits a number has. Comparisons, so that no loop needs unwinding. */
int __kiki_safe_format_digits(unsigned value, int base) {
  if (base == 10)
    return value < 10u ? 1
             : value < 100u ? 2
             : value < 1000u ? 3
             : value < 10000u ? 4
             : value < 100000u ? 5
             : value < 1000000u ? 6
             : value < 10000000u ? 7
             : value < 100000000u ? 8
             : value < 1000000000u ? 9
             : 10;
  if (base == 16)
    return value < 16u ? 1
             : value < 256u ? 2
             : value < 4096u ? 3
             : value < 65536u ? 4
             : value < 1048576u ? 5
             : value < 16777216u ? 6
             : value < 268435456u ? 7
             : 8;
  return value < 8u ? 1
             : value < 64u ? 2
             : value < 512u ? 3
             : value < 4096u ? 4
             : value < 32768u ? 5
             : value < 262144u ? 6
             : value < 2097152u ? 7
             : value < 16777216u ? 8
             : value < 134217728u ? 9
             : value < 1073741824u ? 10
             : 11;
}

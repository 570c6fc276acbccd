// SPDX-License-Identifier: Apache-2.0
/* C11 7.21.6.1p6, p8: the precision is the least number of digits, the alternative form adds to them. */
int __kiki_safe_format_number(int digits, int is_zero, int base, int flags, int precision) {
  int n = precision == 0 && is_zero ? 0 : digits;
  if (n < precision)
    n = precision;
  if ((flags & 8) && base == 8 && (n == 0 || n == digits && !is_zero))
    n++;
  return n;
}

// SPDX-License-Identifier: Apache-2.0
long long __kiki_safe_format_field(long long start, long long n, int width);
/* Where an integer of n digits ends. */
long long __kiki_safe_format_integer_end(
    long long start, int n, int is_zero, int sign, int base, int flags, int width) {
  int prefix = (flags & 8) && base == 16 && !is_zero ? 2 : sign != 0 ? 1 : 0;
  return __kiki_safe_format_field(start, (long long)n + prefix, width);
}

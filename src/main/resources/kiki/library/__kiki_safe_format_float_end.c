// SPDX-License-Identifier: Apache-2.0
long long __kiki_approximate_longlong(const char *source);
void __kiki_assume(int condition);
int __kiki_safe_format_long_digits(unsigned long long value, int base);
long long __kiki_safe_format_field(long long start, long long n, int width);
/* C11 7.21.6.1p8. Digits are rounded, so that of the places before the point only those of the
   numbers above and below are known; nothing is of the exponent but the width it may have. */
long long __kiki_safe_format_float_end(
    long long start, double value, int letter, int flags, int width, int precision) {
  int sign = __builtin_signbit(value) || (flags & 6) ? 1 : 0;
  double size = __builtin_fabs(value);
  int kind = letter | 32;
  long long digits = precision < 0 ? 6 : precision;
  long long point = digits > 0 || (flags & 8) ? 1 : 0;
  long long least;
  long long most;
  if (!(size <= 1.7976931348623157e308)) {
    least = most = 3;
  } else if (kind == 'f') {
    least = 1 + point + digits;
    most = 309 + point + digits;
    if (size < 1e18) {
      unsigned long long whole = (unsigned long long)size;
      least = __kiki_safe_format_long_digits(whole, 10) + point + digits;
      most = __kiki_safe_format_long_digits(whole + 1, 10) + point + digits;
    }
  } else if (kind == 'e') {
    least = 5 + point + digits;
    most = size == 0 || size > 1e-98 && size < 9e98 ? least : least + 1;
  } else if (kind == 'g') {
    least = 1;
    most = (digits == 0 ? 1 : digits) + 6;
  } else {
    least = 6;
    most = 2 + 1 + 1 + (precision > 13 ? precision : 13) + 6;
  }
  long long n = least;
  if (least < most) {
    n = __kiki_approximate_longlong("the length of a floating-point number in printf");
    __kiki_assume(n >= least && n <= most);
  }
  return __kiki_safe_format_field(start, n + sign, width);
}

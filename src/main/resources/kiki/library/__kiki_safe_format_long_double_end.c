// SPDX-License-Identifier: Apache-2.0
long long __kiki_approximate_longlong(const char *source);
void __kiki_assume(int condition);
long long __kiki_safe_format_field(long long start, long long n, int width);
/* Any length between the shortest and the longest text of a number of this format. */
long long __kiki_safe_format_long_double_end(
    long long start, long double value, int letter, int flags, int width, int precision) {
  (void)value;
  int kind = letter | 32;
  long long digits = precision < 0 ? 6 : precision;
  long long most = kind == 'f' ? 4935 + digits : kind == 'a' ? 30 + digits + 16 : 12 + digits;
  long long n = __kiki_approximate_longlong("the length of a floating-point number in printf");
  __kiki_assume(n >= 1 + ((flags & 6) ? 1 : 0) && n <= most);
  return __kiki_safe_format_field(start, n, width);
}

// SPDX-License-Identifier: Apache-2.0
long long __kiki_approximate_longlong(const char *source);
void __kiki_assume(int condition);
long long __kiki_safe_format_field(long long start, long long n, int width);
/* glibc writes an address in hexadecimal with a prefix, and (nil) for NULL. */
long long __kiki_safe_format_pointer_end(
    long long start, void *value, int flags, int width, int precision) {
  if (value == (void *)0)
    return __kiki_safe_format_field(start, 5, width);
  int sign = flags & 6 ? 1 : 0;
  long long most = 2 + 2 * (long long)sizeof(void *);
  if (precision > most)
    most = precision + 2ll;
  long long n = __kiki_approximate_longlong("the length of an address in printf");
  __kiki_assume(n >= 3 && n <= most && n >= precision);
  return __kiki_safe_format_field(start, n + sign, width);
}

// SPDX-License-Identifier: Apache-2.0
long long __kiki_approximate_longlong(const char *source);
void __kiki_assume(int condition);
long long __kiki_safe_format_field(long long start, long long n, int width);
/* glibc's %m: what strerror(errno) says, of which C fixes nothing. */
long long __kiki_safe_format_error_end(long long start, int width, int precision) {
  long long n = __kiki_approximate_longlong("the text of errno in printf");
  __kiki_assume(n >= 0 && n <= 4096 && (precision < 0 || n <= precision));
  return __kiki_safe_format_field(start, n, width);
}

// SPDX-License-Identifier: Apache-2.0
__SIZE_TYPE__ __kiki_approximate_size(const char *source);
void __kiki_assume(int condition);
char *__kiki_environment(__SIZE_TYPE__ n);
char *strerror(int error) {
  (void)error;
  __SIZE_TYPE__ n = __kiki_approximate_size("strerror");
  __kiki_assume(n > 0 && n < 128);
  char *text = __kiki_environment(n + 1);
  text[n] = 0;
  return text;
}

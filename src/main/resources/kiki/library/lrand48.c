// SPDX-License-Identifier: Apache-2.0
long __kiki_input_long(const char *source);
void __kiki_assume(int condition);
long lrand48(void) {
  long x = __kiki_input_long("lrand48");
  __kiki_assume(x >= 0 && x <= 2147483647);
  return x;
}

// SPDX-License-Identifier: Apache-2.0
double __kiki_input_double(const char *source);
void __kiki_assume(int condition);
double drand48(void) {
  double x = __kiki_input_double("drand48");
  __kiki_assume(x >= 0 && x < 1);
  return x;
}

// SPDX-License-Identifier: Apache-2.0
int __kiki_input_int(const char *source);
void __kiki_assume(int condition);
int rand_r(unsigned *seed) {
  *seed = (unsigned)__kiki_input_int("rand_r");
  int x = __kiki_input_int("rand_r");
  __kiki_assume(x >= 0);
  return x;
}

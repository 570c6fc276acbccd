// SPDX-License-Identifier: Apache-2.0
int __kiki_input_int(const char *source);
void __kiki_assume(int condition);
int rand(void) {
  int x = __kiki_input_int("rand");
  __kiki_assume(x >= 0);
  return x;
}

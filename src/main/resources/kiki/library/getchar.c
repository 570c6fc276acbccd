// SPDX-License-Identifier: Apache-2.0
int __kiki_input_int(const char *source);
void __kiki_assume(int condition);
int getchar(void) {
  int c = __kiki_input_int("getchar");
  __kiki_assume(c >= -1 && c <= 255);
  return c;
}

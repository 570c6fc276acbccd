// SPDX-License-Identifier: Apache-2.0
int __kiki_input_int(const char *source);
void __kiki_assume(int condition);
int getppid(void) {
  int result = __kiki_input_int("getppid");
  __kiki_assume(result >= 0);
  return result;
}

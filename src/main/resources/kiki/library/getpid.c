// SPDX-License-Identifier: Apache-2.0
int __kiki_input_int(const char *source);
void __kiki_assume(int condition);
int getpid(void) {
  int result = __kiki_input_int("getpid");
  __kiki_assume(result >= 1);
  return result;
}

// SPDX-License-Identifier: Apache-2.0
unsigned __kiki_input_unsigned(const char *source);
void __kiki_assume(int condition);
unsigned sleep(unsigned seconds) {
  unsigned left = __kiki_input_unsigned("sleep");
  __kiki_assume(left <= seconds);
  return left;
}

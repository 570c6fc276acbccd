// SPDX-License-Identifier: Apache-2.0
unsigned __kiki_input_unsigned(const char *source);
unsigned getuid(void) {
  return __kiki_input_unsigned("getuid");
}

// SPDX-License-Identifier: Apache-2.0
long __kiki_input_long(const char *source);
long clock(void) {
  return __kiki_input_long("clock");
}

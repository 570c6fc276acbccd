// SPDX-License-Identifier: Apache-2.0
int __kiki_input_int(const char *source);
void __kiki_assume(int condition);
int getc(void *stream) {
  (void)stream;
  int c = __kiki_input_int("getc");
  __kiki_assume(c >= -1 && c <= 255);
  return c;
}

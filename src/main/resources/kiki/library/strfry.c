// SPDX-License-Identifier: Apache-2.0
char __kiki_input_char(const char *source);
void __kiki_assume(int condition);
char *strfry(char *s) {
  for (__SIZE_TYPE__ i = 0; s[i] != 0; i++) {
    char c = __kiki_input_char("strfry");
    __kiki_assume(c != 0);
    s[i] = c;
  }
  return s;
}

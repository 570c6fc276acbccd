// SPDX-License-Identifier: Apache-2.0
_Bool __kiki_input_bool(const char *source);
char __kiki_input_char(const char *source);
char *gets(char *to) {
  if (__kiki_input_bool("gets"))
    return (char *)0;
  __SIZE_TYPE__ i = 0;
  while (__kiki_input_bool("gets")) {
    to[i] = __kiki_input_char("gets");
    i++;
  }
  to[i] = 0;
  return to;
}

// SPDX-License-Identifier: Apache-2.0
_Bool __kiki_input_bool(const char *source);
char __kiki_input_char(const char *source);
void __kiki_unsupported(const char *what);
void __kiki_safe_errno(void);
char *getcwd(char *to, __SIZE_TYPE__ size) {
  if (to == (char *)0)
    __kiki_unsupported("getcwd that allocates");
  __SIZE_TYPE__ i = 0;
  for (; i + 1 < size && __kiki_input_bool("getcwd"); i++)
    to[i] = __kiki_input_char("getcwd");
  if (i == 0 || __kiki_input_bool("getcwd")) {
    __kiki_safe_errno();
    return (char *)0;
  }
  to[i] = 0;
  return to;
}

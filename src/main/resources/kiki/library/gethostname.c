// SPDX-License-Identifier: Apache-2.0
_Bool __kiki_input_bool(const char *source);
char __kiki_input_char(const char *source);
void __kiki_safe_errno(void);
int gethostname(char *to, __SIZE_TYPE__ size) {
  __SIZE_TYPE__ i = 0;
  for (; i + 1 < size && __kiki_input_bool("gethostname"); i++)
    to[i] = __kiki_input_char("gethostname");
  if (size == 0 || __kiki_input_bool("gethostname")) {
    __kiki_safe_errno();
    return -1;
  }
  to[i] = 0;
  return 0;
}

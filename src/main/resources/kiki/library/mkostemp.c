// SPDX-License-Identifier: Apache-2.0
char __kiki_input_char(const char *source);
int __kiki_input_int(const char *source);
_Bool __kiki_input_bool(const char *source);
__SIZE_TYPE__ strlen(const char *s);
void __kiki_assume(int condition);
void __kiki_safe_errno(void);
/* The six characters X before the end of the name become others; it fails if there are none. */
int mkostemp(char *name, int flags) {
  (void)flags;
  __SIZE_TYPE__ length = strlen(name);
  _Bool isTemplate = length >= 6;
  for (__SIZE_TYPE__ i = 1; isTemplate && i <= 6; i++)
    isTemplate = name[length - i] == 'X';
  if (!isTemplate || __kiki_input_bool("mkostemp")) {
    __kiki_safe_errno();
    return -1;
  }
  for (__SIZE_TYPE__ i = 1; i <= 6; i++) {
    char c = __kiki_input_char("mkostemp");
    __kiki_assume(c != 0);
    name[length - i] = c;
  }
  int file = __kiki_input_int("mkostemp");
  __kiki_assume(file >= 0);
  return file;
}

// SPDX-License-Identifier: Apache-2.0
_Bool __kiki_input_bool(const char *source);
char __kiki_input_char(const char *source);
void __kiki_safe_errno(void);
struct names {
  char name[6][65];
};
/* Six texts of at most 64 characters. */
int uname(struct names *to) {
  struct names any;
  if (__kiki_input_bool("uname")) {
    __kiki_safe_errno();
    return -1;
  }
  for (int i = 0; i < 6; i++)
    any.name[i][64] = 0;
  *to = any;
  return 0;
}

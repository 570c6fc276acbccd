// SPDX-License-Identifier: Apache-2.0
_Bool __kiki_input_bool(const char *source);
int __kiki_input_int(const char *source);
void __kiki_assume(int condition);
void __kiki_safe_errno(void);
int pipe(int files[2]) {
  if (__kiki_input_bool("pipe")) {
    __kiki_safe_errno();
    return -1;
  }
  int in = __kiki_input_int("pipe"), out = __kiki_input_int("pipe");
  __kiki_assume(in >= 0 && out >= 0 && in != out);
  files[0] = in;
  files[1] = out;
  return 0;
}

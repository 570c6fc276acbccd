// SPDX-License-Identifier: Apache-2.0
int __kiki_input_int(const char *source);
void __kiki_assume(int condition);
void __kiki_safe_errno(void);
int dup2(int file, int other) {
  (void)file;
  (void)other;
  int result = __kiki_input_int("dup2");
  __kiki_assume(result >= -1);
  if (result < 0)
    __kiki_safe_errno();
  return result;
}

// SPDX-License-Identifier: Apache-2.0
int __kiki_input_int(const char *source);
void __kiki_assume(int condition);
void __kiki_safe_errno(void);
int wait(int *status) {
  int result = __kiki_input_int("wait");
  __kiki_assume(result >= -1);
  if (result < 0)
    __kiki_safe_errno();
  else if (status != (int *)0)
    *status = __kiki_input_int("wait");
  return result;
}

// SPDX-License-Identifier: Apache-2.0
int __kiki_input_int(const char *source);
void __kiki_assume(int condition);
void __kiki_safe_errno(void);
int creat(const char *path, unsigned mode) {
  (void)*path;
  (void)mode;
  int result = __kiki_input_int("creat");
  __kiki_assume(result >= -1);
  if (result < 0)
    __kiki_safe_errno();
  return result;
}

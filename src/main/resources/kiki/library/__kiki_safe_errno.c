// SPDX-License-Identifier: Apache-2.0
int *__errno_location(void);
int __kiki_input_int(const char *source);
void __kiki_assume(int condition);
/* Something went wrong: errno is one of Linux's error numbers. */
void __kiki_safe_errno(void) {
  int error = __kiki_input_int("errno");
  __kiki_assume(error > 0 && error < 134);
  *__errno_location() = error;
}

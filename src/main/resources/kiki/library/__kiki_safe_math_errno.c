// SPDX-License-Identifier: Apache-2.0
int *__errno_location(void);
_Bool __kiki_approximate_bool(const char *source);
/* The function may report a domain or a range error (C11 7.12.1): EDOM, ERANGE. */
void __kiki_safe_math_errno(void) {
  if (__kiki_approximate_bool("errno"))
    *__errno_location() = 33;
  else if (__kiki_approximate_bool("errno"))
    *__errno_location() = 34;
}

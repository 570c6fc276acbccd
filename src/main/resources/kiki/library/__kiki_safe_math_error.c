// SPDX-License-Identifier: Apache-2.0
int *__errno_location(void);
void __kiki_safe_math_error(int number) {
  *__errno_location() = number;
}

// SPDX-License-Identifier: Apache-2.0
int __kiki_approximate_int(const char *source);
int fetestexcept(int exceptions) {
  (void)exceptions;
  return __kiki_approximate_int("fetestexcept");
}

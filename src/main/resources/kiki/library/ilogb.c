// SPDX-License-Identifier: Apache-2.0
void __kiki_safe_math_error(int number);
double frexp(double x, int *exponent);
int ilogb(double x) {
  if (x == 0 || x != x || __builtin_isinf(x)) {
    __kiki_safe_math_error(33); /* EDOM */
    return __builtin_isinf(x) ? __INT_MAX__ : -__INT_MAX__ - 1;
  }
  int exponent;
  frexp(x, &exponent);
  return exponent - 1;
}

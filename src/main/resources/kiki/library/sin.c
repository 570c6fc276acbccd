// SPDX-License-Identifier: Apache-2.0
/* C11 F.10.1: exact where annex F says so, else any value in its range. */
double __kiki_approximate_value(const char *source, double x);
void __kiki_assume(int condition);
void __kiki_safe_math_error(int number);
double sin(double x) {
  if (x != x)
    return x;
  if (__builtin_isinf(x)) {
    __kiki_safe_math_error(33); /* EDOM */
    return __builtin_nan("");
  }
  if (x == 0)
    return x;
  double result = __kiki_approximate_value("sin", x);
  __kiki_assume(result >= -1 && result <= 1);
  return result;
}

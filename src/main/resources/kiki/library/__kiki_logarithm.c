// SPDX-License-Identifier: Apache-2.0
/* C11 F.10.3: exact where annex F says so, else the result,
   which is in the range of all logarithms. */
void __kiki_assume(int condition);
void __kiki_safe_math_error(int number);
double __kiki_logarithm(double x, double result) {
  if (x < 0) {
    __kiki_safe_math_error(33); /* EDOM */
    return __builtin_nan("");
  }
  if (x != x)
    return x;
  if (x == 0) {
    __kiki_safe_math_error(34); /* ERANGE */
    return -__builtin_inf();
  }
  if (x == 1)
    return 0;
  if (__builtin_isinf(x))
    return x;
  __kiki_assume(x > 1 ? result >= 0 && result < 1100 : result <= 0 && result > -1100);
  return result;
}

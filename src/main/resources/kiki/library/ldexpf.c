// SPDX-License-Identifier: Apache-2.0
double __kiki_scaled(double x, int n);
void __kiki_safe_math_error(int number);
/* Too large or too small a result is a range error (ERANGE is 34). */
float ldexpf(float x, int n) {
  float result = (float)__kiki_scaled(x, n);
  if (x != 0 && __builtin_isfinite(x) && (result == 0 || __builtin_isinf(result)))
    __kiki_safe_math_error(34);
  return result;
}

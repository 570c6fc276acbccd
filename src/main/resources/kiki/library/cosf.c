// SPDX-License-Identifier: Apache-2.0
/* C11 F.10.1: exact where annex F says so, else any value in its range. */
float __kiki_approximate_value(const char *source, float x);
void __kiki_assume(int condition);
void __kiki_safe_math_error(int number);
float cosf(float x) {
  if (x != x)
    return x;
  if (__builtin_isinf(x)) {
    __kiki_safe_math_error(33); /* EDOM */
    return __builtin_nanf("");
  }
  if (x == 0)
    return 1;
  float result = __kiki_approximate_value("cosf", x);
  __kiki_assume(result >= -1 && result <= 1);
  return result;
}

// SPDX-License-Identifier: Apache-2.0
/* C11 7.3.9.1, F.10.1.4: exact where annex F says so, else any value in its range. */
float __kiki_approximate_value_float(const char *source);
void __kiki_assume(int condition);
float cargf(float _Complex z) {
  float x = __real__ z;
  float y = __imag__ z;
  if (x != x || y != y)
    return x + y;
  if (y == 0 && !__builtin_signbit(x))
    return y;
  float result = __kiki_approximate_value_float("cargf");
  __kiki_assume(__builtin_signbit(y) ? result <= 0 && result > (float)-3.2
                                     : result >= 0 && result < (float)3.2);
  return result;
}

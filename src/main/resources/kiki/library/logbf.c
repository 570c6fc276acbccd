// SPDX-License-Identifier: Apache-2.0
double frexp(double x, int *exponent);
float logbf(float x) {
  if (x == 0)
    return -__builtin_inff();
  if (x != x)
    return x;
  if (__builtin_isinf(x))
    return __builtin_inff();
  int exponent;
  frexp(x, &exponent);
  return exponent - 1;
}

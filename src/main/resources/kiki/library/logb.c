// SPDX-License-Identifier: Apache-2.0
double frexp(double x, int *exponent);
double logb(double x) {
  if (x == 0)
    return -__builtin_inf();
  if (x != x)
    return x;
  if (__builtin_isinf(x))
    return __builtin_inf();
  int exponent;
  frexp(x, &exponent);
  return exponent - 1;
}

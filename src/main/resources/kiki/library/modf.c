// SPDX-License-Identifier: Apache-2.0
double trunc(double x);
double copysign(double x, double y);
double modf(double x, double *whole) {
  *whole = trunc(x);
  return copysign(__builtin_isinf(x) ? 0 : x - *whole, x);
}

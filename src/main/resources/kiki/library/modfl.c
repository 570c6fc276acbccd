// SPDX-License-Identifier: Apache-2.0
long double truncl(long double x);
long double copysignl(long double x, long double y);
long double modfl(long double x, long double *whole) {
  *whole = truncl(x);
  return copysignl(__builtin_isinf(x) ? 0 : x - *whole, x);
}

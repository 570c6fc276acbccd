// SPDX-License-Identifier: Apache-2.0
long double __builtin_powil(long double x, int n) {
  unsigned int m = n < 0 ? -(unsigned int)n : (unsigned int)n;
  long double factor = x, result = m & 1 ? x : 1;
  while (m >>= 1) {
    factor *= factor;
    if (m & 1)
      result *= factor;
  }
  return n < 0 ? 1 / result : result;
}

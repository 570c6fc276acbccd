// SPDX-License-Identifier: Apache-2.0
/* C11 7.12.6.4: x = result * 2^exponent with the result in [0.5, 1), by the bits of binary64. */
double frexp(double x, int *exponent) {
  union {
    double value;
    unsigned long long bits;
  } u = {x};
  int biased = (int)(u.bits >> 52 & 0x7ff);
  int shift = 0;
  if (biased == 0 && x != 0) {
    u.value = x * 0x1p64;
    biased = (int)(u.bits >> 52 & 0x7ff);
    shift = 64;
  }
  if (x == 0 || biased == 0x7ff) {
    *exponent = 0;
    return x;
  }
  *exponent = biased - 1022 - shift;
  u.bits = (u.bits & ~(0x7ffULL << 52)) | 1022ULL << 52;
  return u.value;
}

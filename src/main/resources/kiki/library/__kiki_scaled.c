// SPDX-License-Identifier: Apache-2.0
/* C11 7.12.6.13, in steps that no power of two overflows in and that round once. */
double __kiki_scaled(double x, int n) {
  if (n > 1023) {
    x *= 0x1p1023;
    n -= 1023;
  }
  if (n > 1023) {
    x *= 0x1p1023;
    n = n > 2046 ? 1023 : n - 1023;
  }
  if (n < -1022) {
    x *= 0x1p-969;
    n += 969;
  }
  if (n < -1022) {
    x *= 0x1p-969;
    n = n < -1991 ? -1022 : n + 969;
  }
  union {
    unsigned long long bits;
    double value;
  } power = {(unsigned long long)(n + 1023) << 52};
  return x * power.value;
}

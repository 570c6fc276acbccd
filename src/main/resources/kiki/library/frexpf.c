// SPDX-License-Identifier: Apache-2.0
/* C11 7.12.6.4: x = result * 2^exponent with the result in [0.5, 1), by the bits of binary32. */
float frexpf(float x, int *exponent) {
  union {
    float value;
    unsigned bits;
  } u = {x};
  int biased = (int)(u.bits >> 23 & 0xff);
  int shift = 0;
  if (biased == 0 && x != 0) {
    u.value = x * 0x1p32f;
    biased = (int)(u.bits >> 23 & 0xff);
    shift = 32;
  }
  if (x == 0 || biased == 0xff) {
    *exponent = 0;
    return x;
  }
  *exponent = biased - 126 - shift;
  u.bits = (u.bits & ~(0xffU << 23)) | 126U << 23;
  return u.value;
}

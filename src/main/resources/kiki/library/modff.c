// SPDX-License-Identifier: Apache-2.0
float truncf(float x);
float copysignf(float x, float y);
float modff(float x, float *whole) {
  *whole = truncf(x);
  return copysignf(__builtin_isinf(x) ? 0 : x - *whole, x);
}

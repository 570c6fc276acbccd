// SPDX-License-Identifier: Apache-2.0
/* Arithmetic with floating point and wide integers. */
extern void __VERIFIER_error(void);
extern double __VERIFIER_nondet_double(void);
extern float __VERIFIER_nondet_float(void);
extern long long __VERIFIER_nondet_longlong(void);

int main(void) {
  float f = __VERIFIER_nondet_float();
  double d = __VERIFIER_nondet_double();
  long long l = __VERIFIER_nondet_longlong();
  if (!(f >= 1.0f && f <= 2.0f) || !(d > -1.0 && d < 1.0))
    return 0;
  double sum = (double)f + d;
  if (sum < -0.5 || (float)sum > 4.0f)
    __VERIFIER_error();
  unsigned char c = (unsigned char)l;
  if ((l & 0xff) != c || (l >> 63) > 0)
    __VERIFIER_error();
  if (f * 2.0f > 4.0f || (int)f < 1)
    __VERIFIER_error();
  return 0;
}

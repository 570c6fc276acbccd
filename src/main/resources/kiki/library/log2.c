// SPDX-License-Identifier: Apache-2.0
/* What glibc promises of its error, less than a unit, keeps results between whole numbers. */
double __kiki_approximate_value(const char *source, double x);
double __kiki_logarithm(double x, double result);
void __kiki_assume(int condition);
int __kiki_rounding(int mode);
extern int __CPROVER_rounding_mode;
double log2(double x) {
  if (!(x >= 0x1p-1022) || __builtin_isinf(x))
    return __kiki_logarithm(x, __kiki_approximate_value("log2", x));
  union {
    double value;
    unsigned long long bits;
  } u = {x};
  int exponent = (int)(u.bits >> 52) - 1023;
  if ((u.bits & 0xfffffffffffffULL) == 0)
    return exponent;
  double result = __kiki_logarithm(x, __kiki_approximate_value("log2", x));
  if (__kiki_rounding(__CPROVER_rounding_mode) == 0)
    __kiki_assume(result >= exponent && result <= exponent + 1);
  return result;
}

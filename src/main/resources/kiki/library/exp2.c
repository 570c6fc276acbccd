// SPDX-License-Identifier: Apache-2.0
double __kiki_exponential(
    double x, double from, double least, double lowest, double highest, _Bool isFloat,
    double result);
double __kiki_approximate_value(const char *source, double x);
double exp2(double x) {
  return __kiki_exponential(x, -1000, 9e-302, -0x1.0cbffffffffffp10, 0x1.fffffffffffffp9, 0,
      __kiki_approximate_value("exp2", x));
}

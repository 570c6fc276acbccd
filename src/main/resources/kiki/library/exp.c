// SPDX-License-Identifier: Apache-2.0
double __kiki_exponential(
    double x, double from, double least, double lowest, double highest, _Bool isFloat,
    double result);
double __kiki_approximate_value(const char *source, double x);
double exp(double x) {
  return __kiki_exponential(x, -700, 9e-305, -0x1.74910d52d3051p9, 0x1.62e42fefa39efp9, 0,
      __kiki_approximate_value("exp", x));
}

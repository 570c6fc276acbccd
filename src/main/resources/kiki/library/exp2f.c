// SPDX-License-Identifier: Apache-2.0
double __kiki_exponential(
    double x, double from, double least, double lowest, double highest, _Bool isFloat,
    double result);
float __kiki_approximate_value(const char *source, float x);
float exp2f(float x) {
  return __kiki_exponential(x, -120, 7e-37, -0x1.2bfffep7, 0x1.fffffep6, 1,
      __kiki_approximate_value("exp2f", x));
}

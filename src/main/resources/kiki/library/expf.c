// SPDX-License-Identifier: Apache-2.0
double __kiki_exponential(
    double x, double from, double least, double lowest, double highest, _Bool isFloat,
    double result);
float __kiki_approximate_value(const char *source, float x);
float expf(float x) {
  return __kiki_exponential(x, -80, 1e-35, -0x1.9fe368p6, 0x1.62e42ep6, 1,
      __kiki_approximate_value("expf", x));
}

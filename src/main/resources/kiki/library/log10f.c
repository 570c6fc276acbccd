// SPDX-License-Identifier: Apache-2.0
float __kiki_approximate_value(const char *source, float x);
double __kiki_logarithm(double x, double result);
float log10f(float x) {
  return __kiki_logarithm(x, __kiki_approximate_value("log10f", x));
}

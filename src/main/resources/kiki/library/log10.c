// SPDX-License-Identifier: Apache-2.0
double __kiki_approximate_value(const char *source, double x);
double __kiki_logarithm(double x, double result);
double log10(double x) {
  return __kiki_logarithm(x, __kiki_approximate_value("log10", x));
}

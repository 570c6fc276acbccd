// SPDX-License-Identifier: Apache-2.0
double __kiki_logarithm(double x);
float log10f(float x) {
  return __kiki_logarithm(x);
}

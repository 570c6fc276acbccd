// SPDX-License-Identifier: Apache-2.0
double __kiki_logarithm(double x);
double log2(double x) {
  return __kiki_logarithm(x);
}

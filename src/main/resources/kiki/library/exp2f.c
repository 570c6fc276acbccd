// SPDX-License-Identifier: Apache-2.0
double __kiki_exponential(
    double x, double from, double least, double lowest, double highest, _Bool isFloat);
float exp2f(float x) {
  return __kiki_exponential(x, -120, 7e-37, -0x1.2bfffep7, 0x1.fffffep6, 1);
}

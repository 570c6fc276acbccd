// SPDX-License-Identifier: Apache-2.0
/* C11 F.10.2.6: exact where annex F says so, else any value in its range. */
double __kiki_approximate_value(const char *source, double x);
void __kiki_assume(int condition);
double tanh(double x) {
  if (x != x || x == 0)
    return x;
  double result = __kiki_approximate_value("tanh", x);
  __kiki_assume(x > 0 ? result >= 0 && result <= 1 : result <= 0 && result >= -1);
  return result;
}

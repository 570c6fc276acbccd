// SPDX-License-Identifier: Apache-2.0
/* C11 F.10.1.3: exact where annex F says so, else any value in its range. */
float __kiki_approximate_value(const char *source, float x);
void __kiki_assume(int condition);
float atanf(float x) {
  if (x != x || x == 0)
    return x;
  float result = __kiki_approximate_value("atanf", x);
  __kiki_assume(x > 0 ? result >= 0 && result < 1.6 : result <= 0 && result > -1.6);
  return result;
}

// SPDX-License-Identifier: Apache-2.0
/* C11 7.3.8.1, F.10.4.3: exact where the result is known to be, else any value in its range. */
double __kiki_approximate_value(const char *source);
void __kiki_assume(int condition);
int __kiki_rounding(int mode);
extern int __CPROVER_rounding_mode;
double cabs(double _Complex z) {
  double x = __builtin_fabs(__real__ z);
  double y = __builtin_fabs(__imag__ z);
  if (__builtin_isinf(x) || __builtin_isinf(y))
    return __builtin_inf();
  if (x == 0 || y != y)
    return y;
  if (y == 0 || x != x)
    return x;
  _Bool isNearest = __kiki_rounding(__CPROVER_rounding_mode) == 0;
  /* Sides that are small integers: nothing is rounded but the root. */
  _Bool isWhole = x == __builtin_trunc(x) && y == __builtin_trunc(y);
  if (isNearest && isWhole && x < 67108864 && y < 67108864) {
    double square = x * x + y * y;
    double root = __builtin_sqrt(square);
    if (root * root == square && root == __builtin_trunc(root))
      return root;
  }
  double result = __kiki_approximate_value("cabs");
  __kiki_assume(result >= 0);
  __kiki_assume(!isNearest || result >= x && result >= y && result <= x + y);
  return result;
}

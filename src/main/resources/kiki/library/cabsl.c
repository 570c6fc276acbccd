// SPDX-License-Identifier: Apache-2.0
/* C11 7.3.8.1, F.10.4.3: exact where the result is known to be, else any value in its range. */
long double __kiki_approximate_value_long(const char *source);
void __kiki_assume(int condition);
int __kiki_rounding(int mode);
extern int __CPROVER_rounding_mode;
long double cabsl(long double _Complex z) {
  long double x = __builtin_fabsl(__real__ z);
  long double y = __builtin_fabsl(__imag__ z);
  if (__builtin_isinf(x) || __builtin_isinf(y))
    return __builtin_infl();
  if (x == 0 || y != y)
    return y;
  if (y == 0 || x != x)
    return x;
  _Bool isNearest = __kiki_rounding(__CPROVER_rounding_mode) == 0;
  /* Sides that are small integers: nothing is rounded but the root. */
  _Bool isWhole = x == __builtin_truncl(x) && y == __builtin_truncl(y);
  if (isNearest && isWhole && x < 2147483648 && y < 2147483648) {
    long double square = x * x + y * y;
    long double root = __builtin_sqrtl(square);
    if (root * root == square && root == __builtin_truncl(root))
      return root;
  }
  long double result = __kiki_approximate_value_long("cabsl");
  __kiki_assume(result >= 0);
  __kiki_assume(!isNearest || result >= x && result >= y && result <= x + y);
  return result;
}

// SPDX-License-Identifier: Apache-2.0
/* C11 7.12.7.4 and F.10.4.4: exact where annex F says so, else any value of the right sign. */
double __kiki_approximate_value(const char *source, double x, double y);
_Bool __kiki_approximate_bool(const char *source);
void __kiki_assume(int condition);
int __kiki_uses_errno(void);
void __kiki_safe_math_error(int number);
int __kiki_rounding(int mode);
extern int __CPROVER_rounding_mode;
/* EDOM is 33, ERANGE is 34. What glibc has exact or in bounds is so when rounding to nearest. */
double pow(double x, double y) {
  _Bool isNearest = __kiki_rounding(__CPROVER_rounding_mode) == 0;
  if (y == 0 || x == 1)
    return 1;
  if (x != x || y != y)
    return x + y;
  if (y == 1 && isNearest)
    return x;
  double size = __builtin_fabs(x);
  if (__builtin_isinf(y))
    return size == 1 ? 1 : (size > 1) == (y > 0) ? __builtin_inf() : 0;
  _Bool isWhole = __builtin_trunc(y) == y;
  _Bool isOdd = isWhole && __builtin_trunc(y / 2) * 2 != y;
  _Bool isNegative = isOdd && __builtin_signbit(x);
  if (x == 0 || __builtin_isinf(x)) {
    _Bool isInfinite = (size > 1) == (y > 0);
    if (x == 0 && isInfinite)
      __kiki_safe_math_error(34);
    double limit = isInfinite ? __builtin_inf() : 0;
    return isNegative ? -limit : limit;
  }
  if (x < 0 && !isWhole) {
    __kiki_safe_math_error(33);
    return __builtin_nan("");
  }
  if (size == 1 && isNearest)
    return isNegative ? -1 : 1;
  double result = __kiki_approximate_value("pow", size, y);
  __kiki_assume(result >= 0);
  __kiki_assume(!isNearest || ((size > 1) == (y > 0) ? result >= 1 : result <= 1));
  if (__kiki_uses_errno()) {
    if (__builtin_isinf(result) || result == 0)
      __kiki_safe_math_error(34);
    else if ((result < 0x1p-1022 || !isNearest) && __kiki_approximate_bool("errno"))
      __kiki_safe_math_error(34);
  }
  return isNegative ? -result : result;
}

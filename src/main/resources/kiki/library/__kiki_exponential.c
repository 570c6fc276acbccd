// SPDX-License-Identifier: Apache-2.0
/* C11 F.10.3: exact where annex F says so, else the result,
   which is in the range of a base above 1. */
_Bool __kiki_approximate_bool(const char *source);
void __kiki_assume(int condition);
int __kiki_uses_errno(void);
void __kiki_safe_math_error(int number);
/* From the power `from` on the result is at least `least`; above `highest` it overflows, below
   `lowest` it underflows, to what the direction of rounding says: range errors as in glibc, ERANGE
   is 34. */
double __kiki_exponential(
    double x, double from, double least, double lowest, double highest, _Bool isFloat,
    double result) {
  if (x != x)
    return x;
  if (x == 0)
    return 1;
  if (__builtin_isinf(x))
    return x > 0 ? x : 0;
  if (x > highest || x < lowest) {
    __kiki_safe_math_error(34);
    return x > 0 ? 0x1p1023 * 2 : 0x1p-1074 / 2;
  }
  __kiki_assume(x > 0 ? result >= 1 : result >= 0 && result <= 1);
  __kiki_assume(result <= (isFloat ? 0x1.fffffep127 : 0x1.fffffffffffffp1023));
  __kiki_assume(x < from || result >= least);
  if (__kiki_uses_errno())
    if (result < (isFloat ? 0x1p-126 : 0x1p-1022) && __kiki_approximate_bool("errno"))
      __kiki_safe_math_error(34);
  return result;
}

/* C11 F.10.3: exact where annex F says so, else any value in the range of a base above 1. */
double __kiki_approximate_value(const char *source);
void __kiki_assume(int condition);
/* From the power `from` on the result is at least `least`; before, it may be too small. */
double __kiki_exponential(double x, double from, double least) {
  if (x != x)
    return x;
  if (x == 0)
    return 1;
  if (__builtin_isinf(x))
    return x > 0 ? x : 0;
  double result = __kiki_approximate_value("a power");
  __kiki_assume(x > 0 ? result >= 1 : result >= 0 && result <= 1);
  __kiki_assume(x < from || result >= least);
  return result;
}

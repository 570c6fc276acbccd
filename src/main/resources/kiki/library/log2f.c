/* C11 F.10.3: exact where annex F says so, else any value in its range. */
float __kiki_approximate_value(const char *source);
void __kiki_assume(int condition);
float log2f(float x) {
  if (x != x || x < 0)
    return __builtin_nanf("");
  if (x == 0)
    return -__builtin_inff();
  if (x == 1)
    return 0;
  if (__builtin_isinf(x))
    return x;
  float result = __kiki_approximate_value("log2f");
  __kiki_assume(x > 1 ? result >= 0 && result < 1100 : result <= 0 && result > -1100);
  return result;
}

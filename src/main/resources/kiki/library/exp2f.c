/* C11 F.10.3: exact where annex F says so, else any value in its range. */
float __kiki_approximate_value(const char *source);
void __kiki_assume(int condition);
float exp2f(float x) {
  if (x != x)
    return x;
  if (x == 0)
    return 1;
  if (__builtin_isinf(x))
    return x > 0 ? x : 0;
  float result = __kiki_approximate_value("exp2f");
  __kiki_assume(x > 0 ? result >= 1 : result >= 0 && result <= 1);
  __kiki_assume(x < -120 || result > 0);
  return result;
}

/* C11 F.10.1: exact where annex F says so, else any value in its range. */
float __kiki_approximate_value(const char *source);
void __kiki_assume(int condition);
float sinf(float x) {
  if (x != x || __builtin_isinf(x))
    return __builtin_nanf("");
  if (x == 0)
    return x;
  float result = __kiki_approximate_value("sinf");
  __kiki_assume(result >= -1 && result <= 1);
  return result;
}

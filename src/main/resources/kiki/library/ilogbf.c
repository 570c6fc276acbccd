double frexp(double x, int *exponent);
int ilogbf(float x) {
  if (x == 0 || x != x)
    return -__INT_MAX__ - 1;
  if (__builtin_isinf(x))
    return __INT_MAX__;
  int exponent;
  frexp(x, &exponent);
  return exponent - 1;
}

double __kiki_exponential(double x, double from, double least);
double exp2(double x) {
  return __kiki_exponential(x, -1000, 9e-302);
}

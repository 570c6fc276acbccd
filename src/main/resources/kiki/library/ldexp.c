double scalbn(double x, int n);
double ldexp(double x, int n) {
  return scalbn(x, n);
}

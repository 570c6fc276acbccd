double scalbn(double x, int n);
double scalbln(double x, long n) {
  return (double)scalbn(x, n > 5000 ? 5000 : n < -5000 ? -5000 : (int)n);
}

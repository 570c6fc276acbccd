double scalbn(double x, int n);
float scalblnf(float x, long n) {
  return (float)scalbn(x, n > 5000 ? 5000 : n < -5000 ? -5000 : (int)n);
}

double scalbn(double x, int n);
float scalbnf(float x, int n) {
  return (float)scalbn(x, n);
}

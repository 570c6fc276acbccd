double scalbn(double x, int n);
float ldexpf(float x, int n) {
  return (float)scalbn(x, n);
}

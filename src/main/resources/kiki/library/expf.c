double __kiki_exponential(double x, double from, double least);
float expf(float x) {
  return __kiki_exponential(x, -80, 1e-35);
}

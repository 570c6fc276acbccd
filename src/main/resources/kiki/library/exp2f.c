double __kiki_exponential(double x, double from, double least);
float exp2f(float x) {
  return __kiki_exponential(x, -120, 7e-37);
}

float __VERIFIER_nondet_float(void);

int main(void) {
  float x = __VERIFIER_nondet_float();
  float square = 0;
  if (x >= 0 && x < 1e20f) {
    square = x * x;
  }
  return square > 1;
}

float nondet_float(void);

int main(void) {
  float x = nondet_float();
  float y = 1 / x;
  return y > 2;
}

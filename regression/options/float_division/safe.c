float nondet_float(void);

int main(void) {
  float x = nondet_float();
  float y = x != 0 ? 1 / x : 0;
  return y > 2;
}

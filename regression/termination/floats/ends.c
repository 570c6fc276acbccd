float __VERIFIER_nondet_float(void);

/* Half of a number above one is less. */
int main(void) {
  float x = __VERIFIER_nondet_float();
  while (x > 1.0f && x < 1e30f)
    x = x / 2.0f;
  return 0;
}

float __VERIFIER_nondet_float(void);

/* From two to the power of 24 on, adding one changes nothing. */
int main(void) {
  float x = __VERIFIER_nondet_float();
  while (x > 1.0f && x < 1e30f)
    x = x + 1.0f;
  return 0;
}

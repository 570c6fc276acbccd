float __VERIFIER_nondet_float(void);

/* One step of Heron's method from a start close to the root. */
int main(void) {
  float a = __VERIFIER_nondet_float();
  __CPROVER_assume(a >= 1.0f && a <= 2.0f);
  float x = 0.5f * (1.2f + a / 1.2f);
  x = 0.5f * (x + a / x);
  __CPROVER_assert(x >= 0.99f && x <= 1.43f, "the root of a number between one and two");
  return 0;
}

int __VERIFIER_nondet_int(void);

/* The inner loop's invariant must not leak its last value into the next outer iteration. */
int main(void) {
  int x = 0;
  while (__VERIFIER_nondet_int()) {
    x = 0;
    while (__VERIFIER_nondet_int() && x < 3) {
      x++;
    }
    __CPROVER_assert(x <= 3, "bounded");
  }
  return 0;
}

int __VERIFIER_nondet_int(void);

/* The less of the two decreases; the other may become anything. */
int main(void) {
  int x = __VERIFIER_nondet_int();
  int y = __VERIFIER_nondet_int();
  while (x > 0 && y > 0) {
    if (__VERIFIER_nondet_int()) {
      y = (x < y ? x : y) - 1;
      x = __VERIFIER_nondet_int();
    } else {
      x = (x < y ? x : y) - 1;
      y = __VERIFIER_nondet_int();
    }
  }
  return 0;
}

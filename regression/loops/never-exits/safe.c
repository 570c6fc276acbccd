int __VERIFIER_nondet_int(void);

int main(void) {
  int x = 1;
  while (1) {
    if (__VERIFIER_nondet_int())
      x = -x;
    __CPROVER_assert(x == 1 || x == -1, "two values only");
  }
  __CPROVER_assert(0, "never reached");
  return 0;
}

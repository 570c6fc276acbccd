int __VERIFIER_nondet_int(void);

int main(void) {
  int x = 0;
  while (__VERIFIER_nondet_int()) {
    while (__VERIFIER_nondet_int() && x < 3) {
      x++;
    }
    __CPROVER_assert(x < 3, "reached in the second or later outer iteration too");
  }
  return 0;
}

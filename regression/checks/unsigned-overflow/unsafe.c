unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  unsigned left = 1000;
  for (unsigned i = 0; i <= 1000; i++) {
    if (__VERIFIER_nondet_uint()) {
      return 0;
    }
    left = left - 1;
  }
  return 0;
}

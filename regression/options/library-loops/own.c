unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  unsigned n = __VERIFIER_nondet_uint();
  __CPROVER_assume(n <= 12);
  for (unsigned i = 0; i < n; i++) {
  }
}

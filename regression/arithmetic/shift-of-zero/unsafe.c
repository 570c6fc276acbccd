int __VERIFIER_nondet_int(void);

int main(void) {
  unsigned i = 32, one = 1;
  unsigned sum = one << i;
  __CPROVER_assert(sum != 1, "an out-of-range shift of another value gives any value");
  return 0;
}

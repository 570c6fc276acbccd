unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  unsigned distance = __VERIFIER_nondet_uint() % 33;
  unsigned mask = 0;
  while (__VERIFIER_nondet_uint()) {
    mask |= 1u << distance;
  }
  return mask >> distance > 1;
}

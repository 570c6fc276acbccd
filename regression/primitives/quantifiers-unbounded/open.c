int __VERIFIER_nondet_int(void);
unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  unsigned k = __VERIFIER_nondet_uint();
  int found = __CPROVER_exists { unsigned i; i * i == k };
  // Holds of every k that is no square: that no i is a root is not decided.
  __CPROVER_assert(found, "a square");
}

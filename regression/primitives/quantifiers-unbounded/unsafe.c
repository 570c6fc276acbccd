int __VERIFIER_nondet_int(void);

int main(void) {
  int k = __VERIFIER_nondet_int();
  int greatest = __CPROVER_forall { int i; i <= k };
  __CPROVER_assert(greatest, "not of most");
}

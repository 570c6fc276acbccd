int __VERIFIER_nondet_int(void);
int table[4];

int main(void) {
  // As in ACSL: up to a comma or the end of what is around it.
  __CPROVER_assert(\forall int i; (i >= 0 && i < 4) ==> table[i] == 0, "all are zero");
  __CPROVER_assert(!(\exists int i; i > 0 && i < 4 && table[i] != 0), "none is not");
  // Without bounds: a value decides.
  __CPROVER_assert(!__CPROVER_forall { int i; i >= 0 }, "a negative one");
  int some = __CPROVER_exists { int i; (i >= 0 && i < 4) ==> table[i] == 1 };
  __CPROVER_assert(some, "those outside");
  int all = __CPROVER_forall { int i; i < 7 || i >= 7 };
  __CPROVER_assert(all, "no value is another");
  int k = __VERIFIER_nondet_int();
  int greatest = __CPROVER_forall { int i; i <= k };
  __CPROVER_assert(!greatest || k == 2147483647, "the end of the type");
}

int __VERIFIER_nondet_int(void);

/* Two clients take turns; which one holds the lock depends on states set in earlier rounds. */
int main(void) {
  int a = 0, b = 0, owner = 0, ticket = 0, served = 0;
  while (__VERIFIER_nondet_int()) {
    if (a == 0 && __VERIFIER_nondet_int()) {
      a = 1;
      ticket = served + 1;
    } else if (a == 1 && owner == 0) {
      a = 2;
      owner = 1;
    } else if (a == 2) {
      __CPROVER_assert(owner == 1 && b != 2, "one client at a time");
      a = 0;
      owner = 0;
      served = ticket;
    }
    if (b == 0 && __VERIFIER_nondet_int()) {
      b = 1;
    } else if (b == 1) {
      b = 2;
      owner = 2;
    } else if (b == 2) {
      __CPROVER_assert(owner == 2 && a != 2, "one client at a time");
      b = 0;
      owner = 0;
    }
  }
  return 0;
}

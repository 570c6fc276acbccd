int __VERIFIER_nondet_int(void);
static int budget;

/* What the inner call leaves in the global may start everything again. */
static void spend(int n) {
  if (n <= 0) {
    budget = 10;
    return;
  }
  spend(n - 1);
  while (budget > 0) {
    spend(0);
    budget = budget - 1;
  }
}

int main(void) {
  spend(__VERIFIER_nondet_int());
  return 0;
}

int __VERIFIER_nondet_int(void);

/* McCarthy's: the outer call gets more than the activation did only by what the inner one returns. */
static int f(int x) {
  if (x > 100)
    return x - 10;
  return f(f(x + 11));
}

int main(void) {
  f(__VERIFIER_nondet_int());
  return 0;
}

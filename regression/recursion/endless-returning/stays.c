int __VERIFIER_nondet_int(void);

/* Calls return on the way, and the one after them is as the one that made them. */
static int g(int x) {
  if (x <= 0)
    return 1;
  return g(g(x - 1) + 1);
}

int main(void) {
  g(__VERIFIER_nondet_int());
  return 0;
}

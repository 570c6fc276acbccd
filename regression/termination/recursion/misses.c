int __VERIFIER_nondet_int(void);

/* Odd numbers miss the end of the recursion. */
static int down(int n) {
  if (n == 0)
    return 0;
  return down(n - 2) + 1;
}

int main(void) {
  int n = __VERIFIER_nondet_int();
  if (n < 0)
    return 0;
  return down(n) > 0;
}

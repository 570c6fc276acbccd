int __VERIFIER_nondet_int(void);

/* Ends only for the arguments it is called with. */
static int down(int n) {
  if (n == 0)
    return 0;
  return down(n - 1) + 1;
}

int main(void) {
  int n = __VERIFIER_nondet_int();
  if (n < 0)
    return 0;
  return down(n) > 0;
}

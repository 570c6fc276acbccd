int __VERIFIER_nondet_int(void);

/* Adding ten instead of eleven leads from 100 back to 100. */
static int f(int x) {
  if (x > 100)
    return x - 10;
  return f(f(x + 10));
}

int main(void) {
  f(__VERIFIER_nondet_int());
  return 0;
}

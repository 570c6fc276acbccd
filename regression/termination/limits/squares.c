int __VERIFIER_nondet_int(void);

/* Without limits of the type it would go on for ever. */
int main(void) {
  int x = __VERIFIER_nondet_int();
  while (x > 1)
    x = x * x;
  return 0;
}

int __VERIFIER_nondet_int(void);

/* Ends whatever the inputs are, and nothing overflows. */
int main(void) {
  int x = __VERIFIER_nondet_int();
  int n = __VERIFIER_nondet_int();
  while (x < n)
    x++;
  return 0;
}

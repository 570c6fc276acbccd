int __VERIFIER_nondet_int(void);

/* Ends only because signed arithmetic happens to wrap around, which C does not promise. */
int main(void) {
  int x = __VERIFIER_nondet_int();
  while (x >= 0)
    x++;
  return 0;
}

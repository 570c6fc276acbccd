int __VERIFIER_nondet_int(void);

/* Jumps over the target and back. */
int main(void) {
  int x = __VERIFIER_nondet_int();
  while (x != 0) {
    if (x > 0)
      x = x - 2;
    else
      x = x + 2;
  }
  return 0;
}

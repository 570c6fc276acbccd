int __VERIFIER_nondet_int(void);

/* At most thirty iterations fit into the type. */
int main(void) {
  int x = __VERIFIER_nondet_int();
  while (x > 1) {
    int old = x;
    x = __VERIFIER_nondet_int();
    if (x < 2 * old)
      break;
  }
  return 0;
}

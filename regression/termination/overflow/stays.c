int __VERIFIER_nondet_int(void);

/* With a step of zero it stays where it is. */
int main(void) {
  int x = __VERIFIER_nondet_int();
  int step = __VERIFIER_nondet_int();
  while (x < 100)
    x = x > 50 ? x : x + step;
  return 0;
}

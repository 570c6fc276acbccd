int __VERIFIER_nondet_int(void);

/* Minus one becomes the greatest unsigned value: the loop is not entered from below zero. */
int main(void) {
  int i = __VERIFIER_nondet_int();
  unsigned n = 5;
  while (i < n)
    i++;
  return 0;
}

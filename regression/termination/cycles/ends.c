int __VERIFIER_nondet_int(void);

/* Whatever the inputs are, each iteration takes something away. */
int main(void) {
  int x = 5;
  while (0 < x && x < 20) {
    if (__VERIFIER_nondet_int() > 0)
      x--;
    else
      x -= 2;
  }
  return 0;
}

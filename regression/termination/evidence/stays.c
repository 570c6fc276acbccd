int __VERIFIER_nondet_int(void);

int main(void) {
  int start = __VERIFIER_nondet_int();
  int x = start;
  while (x > 0) {
    if (x > 7)
      x = x / 2;
    else
      x = 13 - x;
  }
  return 0;
}

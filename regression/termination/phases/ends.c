int __VERIFIER_nondet_int(void);

/* Walks towards the target from either side. */
int main(void) {
  int target = __VERIFIER_nondet_int();
  int x = __VERIFIER_nondet_int();
  while (x != target) {
    if (x > target)
      x = x - 1;
    else
      x = x + 1;
  }
  return 0;
}

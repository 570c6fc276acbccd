int __VERIFIER_nondet_int(void);

int main(void) {
  int a = 0, b = 10;
again:
  if (a < 10) {
    a++;
    b--;
    if (__VERIFIER_nondet_int())
      goto again;
  }
  __CPROVER_assert(b != 3, "seven times round");
  return 0;
}

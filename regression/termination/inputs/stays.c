int __VERIFIER_nondet_int(void);

int main(void) {
  int x = __VERIFIER_nondet_int();
  unsigned y = 3;
  while (x > 0)
    y = y * 3;
  return 0;
}

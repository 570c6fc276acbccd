int __VERIFIER_nondet_int(void);

int main(void) {
  int x = 0;
  while (__VERIFIER_nondet_int()) {
    x = x < 7 ? x + 1 : 0;
    if (x == 8) {
      goto REJECTED;
    }
  }
  return 0;
REJECTED:
  return 1;
}

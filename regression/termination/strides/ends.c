int __VERIFIER_nondet_int(void);

int main(void) {
  int x = __VERIFIER_nondet_int();
  int up = __VERIFIER_nondet_int();
  if (x > 1000000)
    return 0;
  while (x > 0) {
    if (up == 1) {
      x += 11;
      up = 0;
    } else {
      x -= 18;
      up = 1;
    }
  }
  return 0;
}

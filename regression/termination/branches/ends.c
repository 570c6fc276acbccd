int __VERIFIER_nondet_int(void);

/* Up in one phase, down in the other; the phase changes only when x is given up for it. */
int main(void) {
  unsigned x = __VERIFIER_nondet_int();
  unsigned char y = __VERIFIER_nondet_int();
  unsigned char n = __VERIFIER_nondet_int();
  _Bool down = 0;
  while (x > 0 && 0 < y && y < n) {
    if (down) {
      y--;
      if (__VERIFIER_nondet_int()) {
        x--;
        down = 0;
      }
    } else {
      y++;
      if (__VERIFIER_nondet_int())
        down = 1;
    }
  }
  return 0;
}

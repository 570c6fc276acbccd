// Where the sum wraps around, only the part of the step that divides the power of two stays.
extern int __VERIFIER_nondet_int(void);

int main(void) {
  unsigned char x = 1;
  unsigned long y = 5;
  while (__VERIFIER_nondet_int()) {
    x += 6;
    y += y < 1000000000000ul ? 35 : 14;
    if (y > 2000000000000ul) {
      break;
    }
  }
  __CPROVER_assert(x != 3, "odd, but without a remainder by three");
  __CPROVER_assert(y != 700000000000ul, "the remainder by seven is five");
}

// Steps of six and nine from one: the remainder by three stays one, as that of -17 is.
extern int __VERIFIER_nondet_int(void);

int main(void) {
  int x = 1;
  while (__VERIFIER_nondet_int()) {
    if (x > 2000000000 || x < -2000000000) {
      break;
    }
    x += __VERIFIER_nondet_int() ? 6 : -9;
  }
  __CPROVER_assert(x != -17, "the remainder is the same");
}

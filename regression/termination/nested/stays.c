unsigned __VERIFIER_nondet_uint(void);

/* Nothing is lost on the way. */
int main(void) {
  unsigned x = __VERIFIER_nondet_uint();
  while (x > 0) {
    unsigned y = x;
    x = 0;
    while (y > 0) {
      y--;
      x++;
    }
  }
  return 0;
}

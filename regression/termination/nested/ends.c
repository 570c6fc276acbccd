unsigned __VERIFIER_nondet_uint(void);

/* The inner loop moves x to y and back: what it leaves is told by what x was at the outer head. */
int main(void) {
  unsigned x = __VERIFIER_nondet_uint();
  while (x > 0) {
    unsigned y = x;
    x = 0;
    while (y > 0) {
      y--;
      x++;
    }
    x--;
  }
  return 0;
}

unsigned __VERIFIER_nondet_uint(void);

/* The inner loop's condition cannot become false. */
int main(void) {
  unsigned x = __VERIFIER_nondet_uint();
  while (x > 3) {
    unsigned y = x;
    while (y >= 0)
      y = y * 5 + 1;
    x--;
  }
  return 0;
}

/* The inner loop runs once per outer iteration; the sum is their product. */
int main(void) {
  unsigned i, j, n = 0;
  for (i = 0; i < 5; i++) {
    for (j = 0; j < 4; j++) {
      n++;
    }
    __CPROVER_assert(j == 4, "inner loop ran to its end");
  }
  __CPROVER_assert(n == 20, "all iterations counted");
  return 0;
}

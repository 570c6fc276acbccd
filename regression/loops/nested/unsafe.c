int main(void) {
  unsigned i, j, n = 0;
  for (i = 0; i < 5; i++) {
    for (j = 0; j < 4; j++) {
      n++;
    }
  }
  __CPROVER_assert(n != 20, "fails after the last outer iteration only");
  return 0;
}

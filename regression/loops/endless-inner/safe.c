int nondet_int(void);

/* The inner loop ends only by leaving both. */
int main(void) {
  int x = 0;
  while (1) {
    x = 1;
    while (1) {
      __CPROVER_assert(x == 1, "inside");
      if (nondet_int())
        goto done;
    }
    __CPROVER_assert(0, "never between");
  }
done:
  __CPROVER_assert(x == 1, "after");
  return 0;
}

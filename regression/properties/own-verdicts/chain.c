int nondet_int(void);

int main(void) {
  int x = nondet_int();
  int y = nondet_int();
  __CPROVER_assert(x > 0, "first");
  __CPROVER_assert(x > 0 || y < 5, "only past the first");
  __CPROVER_assert(x <= 0 || x >= 1, "always");
  for (int i = 0; i < 3; i++) {
    __CPROVER_assert(i < 2, "inside");
    __CPROVER_assert(i < 3, "bound");
  }
  __CPROVER_assert(y != 7, "past the loop");
  __CPROVER_assert(x == x, "trivial");
  return 0;
}

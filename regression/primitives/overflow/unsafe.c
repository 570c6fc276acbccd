int nondet_int(void);
int main(void) {
  int x = nondet_int(), y = nondet_int();
  __CPROVER_assert(!__CPROVER_overflow_minus(x, y), "-");
  return 0;
}

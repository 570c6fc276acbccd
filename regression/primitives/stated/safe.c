int nondet_int(void);
static int half(int n) {
  __CPROVER_precondition(n >= 0, "not negative");
  int result = n / 2;
  __CPROVER_postcondition(2 * result <= n, "at most half");
  return result;
}
int main(void) {
  int n = nondet_int();
  return n >= 0 ? half(n) : 0;
}

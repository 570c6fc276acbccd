// One of the callers sets the variable to something else.
int nondet_int(void);
static int mode;
static int scaled(int n, int by) {
  __CPROVER_assert(by != 0, "divisor");
  __CPROVER_assert(mode == 1 || by > 1, "mode");
  return n / by;
}
static int half(int n) {
  mode = 2;
  return scaled(n, 2);
}
static int same(int n) {
  mode = 3;
  return scaled(n, 1);
}
int main(void) {
  while (nondet_int()) {
    int n = nondet_int() & 255;
    int a = half(n), b = same(n);
    __CPROVER_assert(a <= 127 && b == n, "results");
  }
}

// What a function returns depends on how often it was called before: its summary must not say "1".
int nondet_int(void);
static int next(void) {
  static int calls;
  if (calls < 3) {
    calls++;
  }
  return calls;
}
static int twice(int x) { return next() + next() + (x & 0); }
int main(void) {
  int a = twice(nondet_int());
  int b = twice(nondet_int());
  __CPROVER_assert(next() <= 3, "");
  __CPROVER_assert(a <= 6 && b <= 6, "");
}

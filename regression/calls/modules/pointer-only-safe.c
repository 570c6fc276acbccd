// Functions that are called through pointers only, and what these call.
int nondet_int(void);
static int limit(int x) {
  int y = x > 9 ? 9 : x;
  __CPROVER_assert(y <= 9, "");
  return y;
}
static int once(int x) { return limit(x); }
static int twice(int x) { return limit(limit(x) + 1); }
int main(void) {
  int (*f)(int) = nondet_int() ? once : twice;
  int i = 0;
  while (nondet_int()) i = f(i);
  __CPROVER_assert(i <= 9, "");
}

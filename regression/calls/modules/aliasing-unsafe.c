// Parameters that may be the same object, and a pointer to a variable of the caller.
int nondet_int(void);
static int x, y;
static int add(int *p, int *q) {
  *p = 1;
  *q = *q + 1;
  return *p;
}
static int inner(int *p) {
  (*p)++;
  return *p;
}
static int local(int n) {
  int v = n & 3;
  inner(&v);
  return inner(&v);
}
int main(void) {
  int same = add(&x, &x);
  int other = add(&x, &y);
  __CPROVER_assert(same == 1, "");
  __CPROVER_assert(local(nondet_int()) <= 5 && local(nondet_int()) >= 2, "");
}

int nondet_int(void);
int __CPROVER_uninterpreted_f(int, int);
unsigned long __CPROVER_uninterpreted_hash(const void *);
float __CPROVER_uninterpreted_g(float);
int main(void) {
  int x = nondet_int(), y = nondet_int(), a[3], i, last = __CPROVER_uninterpreted_f(7, x);
  if (x == y)
    __CPROVER_assert(__CPROVER_uninterpreted_f(x, 1) == __CPROVER_uninterpreted_f(y, 1), "function");
  for (i = 0; i < 3; i++)
    last = __CPROVER_uninterpreted_f(7, x);
  __CPROVER_assert(last == __CPROVER_uninterpreted_f(7, x), "in a loop");
  __CPROVER_assert(__CPROVER_uninterpreted_hash(a + 1) == __CPROVER_uninterpreted_hash(&a[1]), "pointers");
  float g = __CPROVER_uninterpreted_g(1.0f);
  __CPROVER_assume(g == g);
  __CPROVER_assert(g == __CPROVER_uninterpreted_g(1.0f), "floating point");
  return 0;
}

int nondet_int(void);
int __CPROVER_uninterpreted_f(int);
int main(void) {
  int x = nondet_int(), y = nondet_int();
  __CPROVER_assume(__CPROVER_uninterpreted_f(x) == 3);
  if (__CPROVER_uninterpreted_f(y) == 3)
    __CPROVER_assert(x == y, "not injective");
  return 0;
}

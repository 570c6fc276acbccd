int nondet_int(void);
int main(void) {
  int a[6] = {0, 2, 4, 6, 8, 10}, n = nondet_int();
  __CPROVER_assume(0 <= n && n <= 6);
  __CPROVER_assert(__CPROVER_forall { int i; (0 <= i && i < n) ==> a[i] < 9 }, "the last");
  return 0;
}

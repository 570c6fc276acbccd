int nondet_int(void);
int main(void) {
  int a[6], n = nondet_int();
  __CPROVER_assume(0 <= n && n < 6);
  __CPROVER_assume(__CPROVER_forall { int i; (0 <= i && i < n) ==> a[i] == i });
  __CPROVER_assert(n == 0 || a[n - 1] == n - 1, "inside");
  __CPROVER_assert(a[n] == n, "beyond");
  return 0;
}

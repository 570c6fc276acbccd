int __VERIFIER_nondet_int(void);

int main(void) {
  int n = __VERIFIER_nondet_int();
  if (n > 0 && n < 1000) {
    int a[n][n];
    a[n - 1][n - 1] = n;
    __CPROVER_assert(a[n - 1][n - 1] > 0, "the last element");
  }
}

int __VERIFIER_nondet_int(void);

int main(void) {
  int d = __VERIFIER_nondet_int();
  int e = __VERIFIER_nondet_int();
  int q = 100 / d;
  __CPROVER_assert(d != 0, "behind");
  __CPROVER_assert(q != 7, "elsewhere");
  __CPROVER_assert(d != 5 || q == 20, "quotient");
  if (d == -1) {
    int r = e % d;
    __CPROVER_assert(e != -2147483647 - 1, "behind");
  }
}

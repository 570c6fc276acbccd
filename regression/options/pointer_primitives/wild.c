int main(void) {
  int a[2] = {0};
  int *p;
  int i = 1;
  if (i == 1) {
    p = a + 2;
  }
  __CPROVER_assert(!__CPROVER_r_ok(p, sizeof *p), "nothing there");
  return 0;
}

extern int a[];
int __VERIFIER_nondet_int(void);
int main(void) {
  int *p = a;
  p[3] = 1;
  __CPROVER_assert(p[3] == 1, "kept");
  return a[3];
}

int __VERIFIER_nondet_int(void);

/* What is read through p is of no importance for the bound. */
int main(void) {
  int *p;
  int a[4];
  int i = __VERIFIER_nondet_int();
  int x = p[i];
  if (i >= 0)
    a[i] = x;
  return 0;
}

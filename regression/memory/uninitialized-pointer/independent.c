int __VERIFIER_nondet_int(void);

/* What is read behind b is of no importance for the bound. */
int main(void) {
  int b = 0;
  int *p = &b + 1;
  int a[4];
  int i = __VERIFIER_nondet_int();
  int x = p[0];
  if (i >= 0)
    a[i] = x;
  return 0;
}

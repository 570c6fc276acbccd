int __VERIFIER_nondet_int(void);
int a[1000];

/* The element is not counted down from seven. */
int main(void) {
  int k = __VERIFIER_nondet_int();
  if (k < 0 || k >= 1000)
    k = 0;
  a[k] = __VERIFIER_nondet_int();
  while (a[k] > 0)
    a[k] -= a[k] != 7;
  return 0;
}

int __VERIFIER_nondet_int(void);

int main(void) {
  int a[4];
  int i = __VERIFIER_nondet_int();
  a[0] = 1;
  a[1] = 2;
  if (i < 0 || i > LAST)
    return 0;
  return a[i];
}

extern int a[];
int __VERIFIER_nondet_int(void);
int main(void) {
  int i = __VERIFIER_nondet_int();
  if (i > 3)
    i = 3;
  return a[i];
}

unsigned long __VERIFIER_nondet_ulong(void);

int main(void) {
  int a[2] = {0, 0};
  int *p = a;
  unsigned long i = __VERIFIER_nondet_ulong();
  if (i > 1 && i * sizeof(int) == 0) {
    p[i] = 1;
  }
}

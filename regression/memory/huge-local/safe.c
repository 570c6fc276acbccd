unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  unsigned n = __VERIFIER_nondet_uint();
  if (n <= 1u << 20 || n > 1u << 30)
    return 0;
  int a[n];
  a[n / 2] = 1;
  return 0;
}

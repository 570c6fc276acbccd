// The size of the array is a product that exceeds what a size can be: other rows are outside.
unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  unsigned n = __VERIFIER_nondet_uint();
  if (n <= 1u << 30)
    return 0;
  int a[n][n];
  a[15][25] = 1;
  return 0;
}

unsigned __VERIFIER_nondet_uint(void);

static unsigned a(unsigned m, unsigned n) {
  if (m == 0)
    return n + 1;
  if (n == 0)
    return a(m - 1, 1);
  return a(m - (n > 3), a(m, n - 1));
}

int main(void) {
  a(__VERIFIER_nondet_uint(), __VERIFIER_nondet_uint());
  return 0;
}

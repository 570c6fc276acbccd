unsigned __VERIFIER_nondet_uint(void);

static unsigned f(unsigned n) {
  unsigned sum = 0;
  for (unsigned i = 0; i <= n; i++)
    sum += f(i);
  return sum + 1;
}

int main(void) {
  for (unsigned i = __VERIFIER_nondet_uint(); i > 0; i /= 2)
    f(i);
  return 0;
}

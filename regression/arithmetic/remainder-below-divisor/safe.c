unsigned __VERIFIER_nondet_uint(void);
int __VERIFIER_nondet_int(void);

int main(void) {
  unsigned a = __VERIFIER_nondet_uint();
  unsigned b = __VERIFIER_nondet_uint();
  if (b != 0) {
    __CPROVER_assert(a % b < b, "below the divisor");
    __CPROVER_assert(a / b <= a, "quotient at most the dividend");
    __CPROVER_assert(a % b <= a, "remainder at most the dividend");
  }
  int c = __VERIFIER_nondet_int();
  int d = __VERIFIER_nondet_int();
  if (d > 0)
    __CPROVER_assert(-d < c % d && c % d < d, "between the divisors");
  return 0;
}

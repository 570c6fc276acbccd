static int digits(unsigned n) {
  int count = 0;
  while (n > 0) {
    n /= 10;
    count++;
  }
  return count;
}

unsigned nondet_unsigned(void);

int main(void) {
  unsigned n = nondet_unsigned();
  __CPROVER_assume(n < 1000);
  __CPROVER_assert(digits(n) <= 3, "three digits");
  return 0;
}

unsigned nondet_unsigned(void);

int main(void) {
  unsigned odd = 0;
  unsigned even = 0;
  for (unsigned i = 0; i < 20; i++) {
    if (i % 2) {
      odd++;
      continue;
    }
    if (nondet_unsigned())
      continue;
    even++;
    __CPROVER_assert(even <= 20, "even");
  }
  __CPROVER_assert(odd <= 20, "odd");
  return 0;
}

unsigned nondet_unsigned(void);

static unsigned hidden(unsigned x) {
  __asm__ __volatile__("" : "+r"(x));
  return x;
}

int main(void) {
  unsigned n = nondet_unsigned();
  __CPROVER_assert(hidden(n) != 7, "any number");
  return 0;
}

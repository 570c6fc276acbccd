unsigned nondet_unsigned(void);

int main(void) {
  unsigned n = nondet_unsigned();
  unsigned a, b;
  __asm__("" : "=r"(a), "=r"(b) : "1"(n), "0"(n + 1));
  __CPROVER_assert(a == n, "the other one's");
  return 0;
}

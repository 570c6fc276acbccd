unsigned nondet_unsigned(void);

int main(void) {
  unsigned n = nondet_unsigned();
  unsigned m;
  __asm__("" : "=r"(m) : "r"(n));
  __CPROVER_assert(m == n, "depends on the registers that the compiler takes");
  return 0;
}

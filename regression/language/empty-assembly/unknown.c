unsigned nondet_unsigned(void);

int main(void) {
  unsigned n = nondet_unsigned();
  unsigned m;
  __asm__("notl %0" : "=r"(m) : "0"(n));
  __CPROVER_assert(m != n, "depends on the instruction");
  return 0;
}

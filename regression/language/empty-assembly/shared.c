unsigned nondet_unsigned(void);

int main(void) {
  unsigned n = nondet_unsigned();
  unsigned row[2] = {n, n + 1};
  unsigned m, a, b;
  unsigned *p;
  __asm__("" : "=r"(m) : "0"(n));
  __CPROVER_assert(m == n, "an output gets the value in its register");
  __asm__("" : "=r"(p) : "0"(row + 1));
  __CPROVER_assert(*p == n + 1, "so do pointers");
  __asm__("" : "=r"(a), "=r"(b) : "1"(n), "0"(m + 1));
  __CPROVER_assert(a == n + 1 && b == n, "by number");
  return 0;
}

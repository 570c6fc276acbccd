unsigned nondet_unsigned(void);

unsigned twice(unsigned n) {
  unsigned i = 0, s = 0;
#ifdef BASE
  s = 1;
#endif
#ifdef LATE
  i = 1;
#endif
  while (i < n)
#ifdef WEAK
    __CPROVER_loop_invariant(i <= n)
#else
    __CPROVER_loop_invariant(i <= n && s == __CPROVER_loop_entry(s) + 2 * i)
#endif
    __CPROVER_decreases(n - i)
  {
    i++;
#ifdef STEP
    if (i == 500) s++;
#endif
#ifdef STUCK
    if (i == 500) i--; else
#endif
    s += 2;
    if (s == 2000) return s;
    if (i == 1500) goto out;
  }
out:
  return s;
}

int main(void) {
  unsigned n = nondet_unsigned();
  __CPROVER_assume(n < 2000);
  unsigned r = twice(n), k = 0;
  __CPROVER_assert(r <= 2 * n, "not more");
  __CPROVER_assert(r == 2 * n || r == 2000 || r == 3000, "twice");
  do {
    k += 2;
  } while (k < 10)
    __CPROVER_loop_invariant(k < 10 && k % 2 == 0)
    __CPROVER_decreases(10 - k);
  __CPROVER_assert(k == 10, "even");
  return 0;
}

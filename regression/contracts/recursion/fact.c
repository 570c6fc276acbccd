unsigned fact(unsigned n)
__CPROVER_requires(n < 10)
__CPROVER_assigns()
__CPROVER_ensures(__CPROVER_return_value >= 1)
;
unsigned fact(unsigned n) {
#ifdef W
  return n == 0 ? 0 : fact(n - 1);
#elif defined(V)
  return n == 0 ? 1 : fact(n + 9);
#else
  return n == 0 ? 1 : fact(n - 1) * 1;
#endif
}
void harness(void) { unsigned n; fact(n); }

int nondet_int(void);
unsigned nondet_unsigned(void);
int main(void) {
  int x = nondet_int(), y = nondet_int(), sum;
  unsigned u = nondet_unsigned();
  if (!__builtin_add_overflow(x, y, &sum) && !__CPROVER_overflow_shl(x, 3))
    __CPROVER_assert(__CPROVER_saturating_plus(x, y) == sum, "no check of what is asked");
  return __CPROVER_saturating_minus(u, 1u) == 0;
}

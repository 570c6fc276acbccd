int nondet_int(void);
unsigned nondet_unsigned(void);
signed char nondet_char(void);
int main(void) {
  int x = nondet_int(), y = nondet_int();
  unsigned u = nondet_unsigned(), v = nondet_unsigned();
  signed char c = nondet_char();
  __CPROVER_assert(__CPROVER_overflow_plus(x, y) == ((long long)x + y != (int)((unsigned)x + y)), "+");
  __CPROVER_assert(__CPROVER_overflow_minus(u, v) == (u < v), "unsigned -");
  __CPROVER_assert(__CPROVER_overflow_plus(u, x) == (u + (unsigned)x < u), "common type");
  __CPROVER_assert(!__CPROVER_overflow_plus(c, c), "promoted");
  __CPROVER_assert(__CPROVER_overflow_mult(x, 2) == (x > 1073741823 || x < -1073741824), "*");
  __CPROVER_assert(__CPROVER_overflow_unary_minus(x) == (x == -2147483647 - 1), "negation");
  __CPROVER_assert(__CPROVER_overflow_shl(x, 1) == (x > 1073741823 || x < -1073741824), "<<");
  __CPROVER_assert(__CPROVER_overflow_shl(u, 33) == (u != 0) && !__CPROVER_overflow_shl(u, -1), "amounts");
  __CPROVER_assert(__CPROVER_saturating_plus(x, 1) == (x == 2147483647 ? x : x + 1), "saturating +");
  __CPROVER_assert(__CPROVER_saturating_minus(u, v) == (u < v ? 0 : u - v), "saturating -");
  return 0;
}

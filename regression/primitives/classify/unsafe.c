float nondet_float(void);
int main(void) {
  float f = nondet_float();
  __CPROVER_assert(__CPROVER_isnormalf(f) || f == 0 || __CPROVER_isnanf(f) || __CPROVER_isinff(f), "subnormal");
  return 0;
}

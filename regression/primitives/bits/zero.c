unsigned nondet_unsigned(void);
int main(void) {
  unsigned x = nondet_unsigned();
  int zeros = __builtin_ctz(x);
  __CPROVER_assert(zeros < 32, "of zero");
  return 0;
}

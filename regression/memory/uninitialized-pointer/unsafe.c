int __VERIFIER_nondet_int(void);

int main(void) {
  int y = __VERIFIER_nondet_int();
  int *p;
  int x = 0;
  if (y > 5)
    p = &x;
  if (y > 7)
    x = *p + 1;
  __CPROVER_assert(x == 0, "fails on executions that are defined");
  return 0;
}

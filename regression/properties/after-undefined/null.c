int nondet_int(void);

int main(void) {
  int a[4] = {1, 1, 1, 1};
  int i = nondet_int();
  int *p = i >= 0 && i < 4 ? &a[i] : (int *)0;
  int value = *p;
  __CPROVER_assert(value == 1, "what was read");
  __CPROVER_assert(a[0] == 1, "what was not written");
  return 0;
}

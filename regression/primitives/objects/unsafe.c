int nondet_int(void);
int main(void) {
  int a[4], b[4];
  int *p = nondet_int() ? a : b;
  __CPROVER_size_t number = __CPROVER_POINTER_OBJECT(p);
  __CPROVER_assert(number == __CPROVER_POINTER_OBJECT(a), "either");
  return 0;
}

int nondet_int(void);
int main(void) {
  int a[3], b[3] = {1, 2, 3}, c[2] = {7, 8}, i = nondet_int();
  __CPROVER_assume(0 <= i && i < 3);
  __CPROVER_array_set(a, 5);
  __CPROVER_assert(a[i] == 5, "set");
  __CPROVER_array_copy(a, b);
  __CPROVER_assert(a[i] == i + 1 && __CPROVER_array_equal(a, b), "copied");
  __CPROVER_array_replace(a, c);
  __CPROVER_assert(a[0] == 7 && a[1] == 8 && a[2] == 3, "replaced");
  __CPROVER_assert(!__CPROVER_array_equal(a, c), "of another size");
  return 0;
}

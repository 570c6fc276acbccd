int main(void) {
  int a[3] = {1, 2, 3}, c[2] = {7, 8};
  __CPROVER_array_copy(a, c);
  __CPROVER_assert(a[2] == 3, "beyond what is copied");
  return 0;
}

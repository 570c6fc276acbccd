int main(void) {
  int a[3] = {1, 2, 3};
  __CPROVER_havoc_slice(a + 1, sizeof(int));
  __CPROVER_assert(a[1] == 2, "the slice");
  return 0;
}

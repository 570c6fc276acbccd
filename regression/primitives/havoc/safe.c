int main(void) {
  int a[3] = {1, 2, 3}, i = 1;
  __CPROVER_havoc_slice(a + i, sizeof(int));
  __CPROVER_assert(a[0] == 1 && a[2] == 3, "around the slice");
  return 0;
}

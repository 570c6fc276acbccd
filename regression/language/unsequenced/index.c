int main(void) {
  int i = 0, a[2] = {0, 0};
  a[i] = i++;
  __CPROVER_assert(a[1] == 0, "undefined");
}

extern int a[];
int main(void) {
  a[3] = 1;
  __CPROVER_assert(a[3] == 2, "changed");
  return 0;
}

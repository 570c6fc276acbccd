/* A write behind the position undoes what the loop has done: no invariant may survive it. */
int input(void);

int main(void) {
  int a[1000];
  int n = input();
  __CPROVER_assume(n > 2 && n <= 1000);
  for (int i = 0; i < n; i++) {
    a[i] = 0;
    int back = input();
    if (back >= 0 && back < i && i == n - 1) {
      a[back] = 1;
    }
  }
  int x = input();
  if (x >= 0 && x < n) {
    __CPROVER_assert(a[x] == 0, "still zero");
  }
  return 0;
}

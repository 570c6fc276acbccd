/* Two arrays behind each other in a longer one. */
int input(void);
int both[40];

int main(void) {
  int s[20];
  int t[20];
  int n = input();
  int m = input();
  __CPROVER_assume(n > 0 && n <= 20 && m > 0 && m <= 20);
  for (int i = 0; i < n; i++) {
    both[i] = s[i];
  }
  for (int i = 0; i < m; i++) {
    both[n + i] = t[i];
  }
  int x = input();
  if (x >= 0 && x < m) {
    __CPROVER_assert(both[n + x] == t[x], "second");
  }
  return 0;
}

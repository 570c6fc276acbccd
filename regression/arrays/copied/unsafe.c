/* Every second element is left out. */
int input(void);
int source[500];
int target[500];

int main(void) {
  int n = input();
  __CPROVER_assume(n >= 0 && n <= 500);
  for (int i = 0; i < n; i++) {
    source[i] = input();
  }
  for (int i = 0; i < n; i += 2) {
    target[i] = source[i];
  }
  int x = input();
  if (x >= 0 && x < n) {
    __CPROVER_assert(target[x] == source[x], "copied");
  }
  return 0;
}

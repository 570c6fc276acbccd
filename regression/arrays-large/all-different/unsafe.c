/* The last element is the same as the first. */
#define MOST 100000
int input(void);

int a[MOST];

int main(void) {
  int n = input();
  __CPROVER_assume(n > 1 && n <= MOST);
  for (int i = 0; i < n; i++) {
    a[i] = i == n - 1 ? 0 : 2 * i;
  }
  for (int x = 0; x < n; x++) {
    for (int y = x + 1; y < n; y++) {
      __CPROVER_assert(a[x] != a[y], "different");
    }
  }
  return 0;
}

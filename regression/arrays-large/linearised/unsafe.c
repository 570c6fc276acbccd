/* The last column is not set. */
#include <stdlib.h>
int input(void);

int main(void) {
  int n = input();
  int m = input();
  __CPROVER_assume(n > 0 && n <= 300 && m > 0 && m <= 300);
  int *a = malloc(sizeof(int) * n * m);
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < m - 1; j++) {
      a[i * m + j] = i + 2 * j;
    }
  }
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < m; j++) {
      __CPROVER_assert(a[i * m + j] == i + 2 * j, "computed");
    }
  }
  return 0;
}

/* The last column is not copied. */
#define MOST 90000
int input(void);
int b[MOST];

int main(void) {
  int a[MOST];
  int n = input();
  int m = input();
  __CPROVER_assume(n > 0 && n <= 300 && m > 0 && m <= 300);
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < m - 1; j++) {
      b[j * n + i] = a[i * m + j];
    }
  }
  int x = input();
  int y = input();
  if (x >= 0 && x < n && y >= 0 && y < m) {
    __CPROVER_assert(b[y * n + x] == a[x * m + y], "transposed");
  }
  return 0;
}

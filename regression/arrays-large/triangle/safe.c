/* A triangle of a matrix, and its mirror image. */
#define MOST 1000
int input(void);

/* How many rows are in use. */
static int size(void) {
#ifdef SYMBOLIC
  int n = input();
  __CPROVER_assume(n > 1 && n <= MOST);
  return n;
#else
  return MOST;
#endif
}

int a[MOST][MOST];
int b[MOST][MOST];

int main(void) {
  int n = size();
  for (int i = 0; i < n; i++) {
    for (int j = 0; j <= i; j++) {
      a[i][j] = 7;
    }
  }
  for (int i = 0; i < n; i++) {
    for (int j = i + 1; j < n; j++) {
      b[i][j] = 5;
    }
  }
  int x = input();
  int y = input();
  if (0 <= y && y <= x && x < n) {
    __CPROVER_assert(a[x][y] == 7, "below");
  }
  if (0 <= x && x < y && y < n) {
    __CPROVER_assert(b[x][y] == 5, "above");
  }
  return 0;
}

/* The last row is not set. */
#define MOST 100000
int input(void);

/* How many elements are in use. */
static int size(void) {
#ifdef SYMBOLIC
  int n = input();
  __CPROVER_assume(n > 1 && n <= MOST);
  return n;
#else
  return MOST;
#endif
}

#define WIDTH 10
int a[MOST][WIDTH];

int main(void) {
  int n = size();
  for (int i = 0; i < n - 1; i++) {
    for (int j = 0; j < WIDTH; j++) {
      a[i][j] = 7;
    }
  }
  int x = input();
  int y = input();
  if (x >= 0 && x < n && y >= 0 && y < WIDTH) {
    __CPROVER_assert(a[x][y] == 7, "filled");
  }
  return 0;
}

/* A matrix and its transpose. */
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
int b[WIDTH][MOST];

int main(void) {
  int n = size();
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < WIDTH; j++) {
      a[i][j] = input();
    }
  }
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < WIDTH; j++) {
      b[j][i] = a[i][j];
    }
  }
  int x = input();
  int y = input();
  if (x >= 0 && x < n && y >= 0 && y < WIDTH) {
    __CPROVER_assert(a[x][y] == b[y][x], "transposed");
  }
  return 0;
}

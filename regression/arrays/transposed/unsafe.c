/* The last row is left out. */
int input(void);
int b[5][6];

int main(void) {
  int a[6][5];
  for (int i = 0; i < 5; i++) {
    for (int j = 0; j < 5; j++) {
      b[j][i] = a[i][j];
    }
  }
  int x = input();
  int y = input();
  if (x >= 0 && x < 6 && y >= 0 && y < 5) {
    __CPROVER_assert(a[x][y] == b[y][x], "transposed");
  }
  return 0;
}

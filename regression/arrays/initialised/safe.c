/* Every element that the first loop has passed holds the same value. */
int input(void);

int main(void) {
  int squares[1000];
  int n = input();
  __CPROVER_assume(n >= 0 && n <= 1000);
  for (int i = 0; i < n; i++) {
    squares[i] = 7;
  }
  int x = input();
  if (x >= 0 && x < n) {
    __CPROVER_assert(squares[x] == 7, "initialised");
  }
  return 0;
}

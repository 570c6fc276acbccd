/* One of two things is done to each element. */
#define MOST 100000
int input(void);

int a[MOST];
int b[MOST];

int main(void) {
  int n = input();
  __CPROVER_assume(n > 1 && n <= MOST);
  for (int i = 0; i < n; i++) {
    a[i] = i;
    b[i] = i;
  }
  for (int i = 0; i < n; i++) {
    if (input()) {
      a[i] = a[i] + 2;
    } else {
      b[i] = b[i] + 3;
    }
  }
  for (int x = 0; x < n; x++) {
    __CPROVER_assert((a[x] == x + 2 && b[x] == x) || (a[x] == x && b[x] == x + 3), "either");
  }
  return 0;
}

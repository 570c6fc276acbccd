/* The first and the last element stay where they are. */
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

int a[MOST];
int b[MOST];

int main(void) {
  int n = size();
  for (int i = 0; i < n; i++) {
    a[i] = input();
    b[i] = a[i];
  }
  for (int i = 1; i < n / 2; i++) {
    int t = a[i];
    a[i] = a[n - 1 - i];
    a[n - 1 - i] = t;
  }
  int x = input();
  if (x >= 0 && x < n) {
    __CPROVER_assert(a[x] == b[n - 1 - x], "reversed");
  }
  return 0;
}

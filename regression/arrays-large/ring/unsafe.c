/* The last place may get zero. */
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

int main(void) {
  int n = size();
  for (int i = 0; i < n; i++) {
    a[i] = 1;
  }
  int next = 0;
  while (input()) {
    int v = input();
    a[next] = v > 0 ? v : next == n - 1 ? 0 : 1;
    next = next == n - 1 ? 0 : next + 1;
  }
  int x = input();
  if (x >= 0 && x < n) {
    __CPROVER_assert(a[x] > 0, "positive");
  }
  return 0;
}

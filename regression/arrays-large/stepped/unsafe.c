/* The second variable moves no more at the end. */
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
  int v = 3;
  for (int i = 0; i < n; i++) {
    a[i] = v;
    v += i == n - 2 ? 0 : 2;
  }
  int x = input();
  if (x >= 0 && x < n) {
    __CPROVER_assert(a[x] == 2 * x + 3, "stepped");
  }
  return 0;
}

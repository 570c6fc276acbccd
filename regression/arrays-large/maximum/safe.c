/* No element is larger than the one at the position found. */
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
    a[i] = input();
  }
  int p = 0;
  for (int i = 1; i < n; i++) {
    if (a[i] > a[p]) {
      p = i;
    }
  }
  int x = input();
  if (x >= 0 && x < n) {
    __CPROVER_assert(a[x] <= a[p], "maximum");
  }
  return 0;
}

/* The last element has a third value. */
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
    if (i % 2 == 0 || i == n - 1) {
      a[i] = -i;
    } else {
      a[i] = i + 1;
    }
  }
  int x = input();
  if (x >= 0 && x < n) {
    __CPROVER_assert(x % 2 == 0 ? a[x] == -x : a[x] == x + 1, "alternating");
  }
  return 0;
}

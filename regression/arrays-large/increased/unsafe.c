/* The last element is not changed. */
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
    a[i] = 2 * i;
  }
  for (int i = 0; i < n - 1; i++) {
    a[i] = a[i] + 5;
  }
  int x = input();
  if (x >= 0 && x < n) {
    __CPROVER_assert(a[x] == 2 * x + 5, "increased");
  }
  return 0;
}

/* The first element is not set. */
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
  for (int i = n - 1; i > 0; i--) {
    a[i] = 7;
  }
  int x = input();
  if (x >= 0 && x < n) {
    __CPROVER_assert(a[x] == 7, "filled");
  }
  return 0;
}

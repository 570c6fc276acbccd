/* The first element is not copied to the end. */
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
  }
  for (int i = 0; i < n - 1; i++) {
    b[i] = a[n - 1 - i];
  }
  int x = input();
  if (x >= 0 && x < n) {
    __CPROVER_assert(b[n - 1 - x] == a[x], "reversed");
  }
  return 0;
}

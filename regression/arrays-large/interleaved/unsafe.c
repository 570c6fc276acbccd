/* The last number is not set. */
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

int a[2 * MOST];

int main(void) {
  int n = size();
  for (int i = 0; i < n; i++) {
    a[2 * i] = i == n - 1 ? 0 : 3 * i;
    a[2 * i + 1] = -1;
  }
  int x = input();
  if (x >= 0 && x < n) {
    __CPROVER_assert(a[2 * x] == 3 * x && a[2 * x + 1] == -1, "interleaved");
  }
  return 0;
}

/* The last element is taken to be smaller. */
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
    a[i] = i;
  }
  int v = input();
  int low = 0;
  int high = n;
  while (low < high) {
    int middle = low + (high - low) / 2;
    if (a[middle] < v || middle == n - 1) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  int x = input();
  if (0 <= x && x < low) {
    __CPROVER_assert(a[x] < v, "smaller before");
  }
  return 0;
}

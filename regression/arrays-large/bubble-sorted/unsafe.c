/* The last element stays where it is. */
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
  int swapped = 1;
  while (swapped) {
    swapped = 0;
    for (int i = 1; i < n - 1; i++) {
      if (a[i - 1] > a[i]) {
        int t = a[i];
        a[i] = a[i - 1];
        a[i - 1] = t;
        swapped = 1;
      }
    }
  }
  int x = input();
  int y = input();
  if (0 <= x && x < y && y < n) {
    __CPROVER_assert(a[x] <= a[y], "sorted");
  }
  return 0;
}

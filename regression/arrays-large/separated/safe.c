/* Negative numbers go into one array, the others into another. */
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
int low[MOST];
int high[MOST];

int main(void) {
  int n = size();
  int l = 0;
  int h = 0;
  for (int i = 0; i < n; i++) {
    a[i] = input();
  }
  for (int i = 0; i < n; i++) {
    if (a[i] < 0) {
      low[l] = a[i];
      l++;
    } else {
      high[h] = a[i];
      h++;
    }
  }
  int x = input();
  if (x >= 0 && x < h) {
    __CPROVER_assert(high[x] >= 0, "not negative");
  }
  return 0;
}

/* Selection sort. */
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
  for (int i = 0; i < n; i++) {
    int least = i;
    for (int j = i + 1; j < n; j++) {
      if (a[j] < a[least]) {
        least = j;
      }
    }
    int t = a[i];
    a[i] = a[least];
    a[least] = t;
  }
  int x = input();
  int y = input();
  if (0 <= x && x < y && y < n) {
    __CPROVER_assert(a[x] <= a[y], "sorted");
  }
  return 0;
}

/* Elements are exchanged until the small ones are before the others. */
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
  int pivot = input();
  int i = 0;
  int j = n;
  while (i < j) {
    if (a[i] < pivot) {
      i++;
    } else {
      j--;
      int t = a[i];
      a[i] = a[j];
      a[j] = t;
    }
  }
  int x = input();
  if (x >= 0 && x < i) {
    __CPROVER_assert(a[x] < pivot, "smaller");
  }
  if (x >= i && x < n) {
    __CPROVER_assert(a[x] >= pivot, "not smaller");
  }
  return 0;
}

/* The elements between are set. */
#define MOST 100000
int input(void);

/* How many elements are in use. */
static int size(void) {
#ifdef SYMBOLIC
  int n = input();
  __CPROVER_assume(n > 3 && n <= MOST);
  return n;
#else
  return MOST;
#endif
}

int a[MOST];

int main(void) {
  int n = size();
  for (int i = 2; i < n; i += 2) {
    a[i] = 7;
  }
  int x = input();
  if (x >= 0 && x < n) {
    if (x % 2 == 1) {
      __CPROVER_assert(a[x] == 7, "odd");
    } else {
      __CPROVER_assert(a[x] == 0, "even");
    }
  }
  return 0;
}

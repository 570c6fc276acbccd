/* Elements move by one place. */
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
    b[i] = input();
    a[i] = b[i];
  }
  for (int i = 0; i < n - 1; i++) {
    a[i] = a[i + 1];
  }
  int x = input();
  if (x >= 0 && x < n - 1) {
    __CPROVER_assert(a[x] == b[x + 1], "moved");
  }
  return 0;
}

/* Each element is computed from its index and from another array. */
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
    a[i] = input() & 255;
  }
  for (int i = 0; i < n; i++) {
    b[i] = 3 * a[i] + i + 1;
  }
  int x = input();
  if (x >= 0 && x < n) {
    __CPROVER_assert(b[x] == 3 * a[x] + x + 1, "computed");
  }
  return 0;
}

/* The last one is taken from one place too far to the left. */
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
    b[i] = i;
  }
  int j = 0;
  for (int i = 1; i < n; i += 5) {
    a[j] = b[i + 5 >= n ? i - 1 : i];
    j++;
  }
  for (int x = 0; x < j; x++) {
    __CPROVER_assert(a[x] == b[5 * x + 1], "every fifth");
  }
  return 0;
}

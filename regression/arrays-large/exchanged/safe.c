/* Two arrays exchange their elements. */
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
int c[MOST];

int main(void) {
  int n = size();
  for (int i = 0; i < n; i++) {
    a[i] = input();
    b[i] = 5;
    c[i] = a[i];
  }
  for (int i = 0; i < n; i++) {
    int t = a[i];
    a[i] = b[i];
    b[i] = t;
  }
  int x = input();
  if (x >= 0 && x < n) {
    __CPROVER_assert(a[x] == 5 && b[x] == c[x], "exchanged");
  }
  return 0;
}

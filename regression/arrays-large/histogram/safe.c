/* Counters are not negative. */
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
int count[16];

int main(void) {
  int n = size();
  for (int i = 0; i < 16; i++) {
    count[i] = 0;
  }
  for (int i = 0; i < n; i++) {
    int v = input() & 15;
    a[i] = v;
    if (count[v] < MOST) {
      count[v]++;
    }
  }
  int x = input();
  if (x >= 0 && x < 16) {
    __CPROVER_assert(count[x] >= 0, "count");
  }
  if (x >= 0 && x < n) {
    __CPROVER_assert(a[x] >= 0 && a[x] < 16, "value");
  }
  return 0;
}

/* The last element is not among those of which the least is taken. */
#define MOST 100000
int input(void);
short reading(void);

/* How many elements are in use. */
static int size(void) {
#ifdef SYMBOLIC
  int n = input();
  __CPROVER_assume(n > 0 && n <= MOST);
  return n;
#else
  return MOST;
#endif
}

int level[MOST], height[MOST];

int main(void) {
  int n = size();
  for (int i = 0; i < n; i++) {
    level[i] = reading();
  }
  int least = level[0];
  for (int i = 1; i < n - 1; i++) {
    if (level[i] < least) {
      least = level[i];
    }
  }
  for (int i = 0; i < n; i++) {
    height[i] = level[i] - least;
  }
  int k = input();
  if (0 <= k && k < n) {
    __CPROVER_assert(height[k] >= 0, "not below the least");
  }
  return 0;
}

/* Elements computed from inputs, in proportion to those written together with them. */
#define MOST 100000
int input(void);

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

int price[MOST], cost[MOST];
unsigned paid[MOST];

int main(void) {
  int n = size();
  for (int i = 0; i < n; i++) {
    int x = input();
    price[i] = x;
    cost[i] = -x;
    paid[i] = 3 * (unsigned)x + 7;
  }
  for (int i = 0; i < n; i++) {
    price[i] = price[i] + cost[i];
  }
  int k = input();
  if (0 <= k && k < n) {
    __CPROVER_assert(price[k] == 0, "balanced");
    __CPROVER_assert(paid[k] == 7 - 3 * (unsigned)cost[k], "in proportion");
  }
  return 0;
}

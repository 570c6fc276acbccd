/* Members of all structures. */
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

struct pair {
  int key;
  int value;
};
struct pair a[MOST];

int main(void) {
  int n = size();
  for (int i = 0; i < n; i++) {
    a[i].key = i;
    a[i].value = 0;
  }
  int x = input();
  if (x >= 0 && x < n) {
    __CPROVER_assert(a[x].key == x && a[x].value == 0, "set");
  }
  return 0;
}

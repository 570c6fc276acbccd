/* Objects hold more than they may. */
#include <stdlib.h>
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

struct item {
  int mark;
};

struct item *items[MOST];

int main(void) {
  int n = size();
  for (int i = 0; i < n; i++) {
    int mark = input();
    if (mark < 0 || mark > 11) {
      mark = 0;
    }
    struct item *item = malloc(sizeof *item);
    __CPROVER_assume(item != NULL);
    item->mark = mark;
    items[i] = item;
  }
  int x = input();
  if (x >= 0 && x < n) {
    __CPROVER_assert(items[x] != NULL, "there");
    __CPROVER_assert(items[x]->mark >= 0 && items[x]->mark <= 10, "in range");
  }
  return 0;
}

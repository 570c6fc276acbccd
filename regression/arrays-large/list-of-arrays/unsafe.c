/* The last element in use of each array is not set. */
#include <stdlib.h>
#define MOST 100000
int input(void);

/* How many cells of a block are in use. */
static int size(void) {
#ifdef SYMBOLIC
  int n = input();
  __CPROVER_assume(n > 1 && n <= MOST);
  return n;
#else
  return MOST;
#endif
}

struct block {
  int cells[MOST];
  struct block *next;
};

int main(void) {
  int n = size();
  struct block *list = NULL;
  while (input()) {
    struct block *b = malloc(sizeof *b);
    if (!b) {
      break;
    }
    for (int i = 0; i < n - 1; i++) {
      b->cells[i] = 7;
    }
    b->next = list;
    list = b;
  }
  int x = input();
  if (list && x >= 0 && x < n) {
    __CPROVER_assert(list->cells[x] == 7, "filled");
  }
  return 0;
}

/* A new block says that a cell is in use. */
#include <stdlib.h>
#define CELLS 1000
int input(void);

struct block {
  int cells[CELLS];
  int used;
  struct block *next;
};

int main(void) {
  struct block *list = NULL;
  while (input()) {
    struct block *b = malloc(sizeof *b);
    if (!b) {
      break;
    }
    for (int i = 0; i < CELLS; i++) {
      b->cells[i] = 0;
    }
    b->used = 1;
    b->next = list;
    list = b;
  }
  int x = input();
  if (list && x >= 0 && x < CELLS) {
    __CPROVER_assert(list->used == 0, "nothing is in use");
    __CPROVER_assert(list->cells[x] == 0, "every cell is empty");
  }
  return 0;
}

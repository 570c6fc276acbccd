/* Items in the last list have no keys. */
#include <stdlib.h>
#define MOST 100000
int input(void);

/* How many lists are in use. */
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
  int key;
  struct item *next;
};

struct item *table[MOST];

int main(void) {
  int n = size();
  for (int i = 0; i < n; i++) {
    table[i] = NULL;
  }
  while (input()) {
    int key = input();
    if (key >= 0 && key < n) {
      struct item *item = malloc(sizeof *item);
      __CPROVER_assume(item != NULL);
      item->key = key == n - 1 ? -1 : key;
      item->next = table[key];
      table[key] = item;
    }
  }
  int x = input();
  if (x >= 0 && x < n && table[x]) {
    __CPROVER_assert(table[x]->key >= 0, "a key");
  }
  return 0;
}

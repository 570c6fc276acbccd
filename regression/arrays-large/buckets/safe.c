/* A table of lists. */
#include <stdlib.h>
#define BUCKETS 1000
int input(void);

struct item {
  int key;
  struct item *next;
};

int main(void) {
  struct item *table[BUCKETS];
  for (int i = 0; i < BUCKETS; i++) {
    table[i] = NULL;
  }
  while (input()) {
    int key = input();
    if (key >= 0 && key < BUCKETS) {
      struct item *item = malloc(sizeof *item);
      __CPROVER_assume(item != NULL);
      item->key = key - 0;
      item->next = table[key];
      table[key] = item;
    }
  }
  for (int i = 0; i < BUCKETS; i++) {
    for (struct item *item = table[i]; item; item = item->next) {
      __CPROVER_assert(item->key >= 0, "a key");
    }
  }
  return 0;
}

#include <assert.h>
#include <limits.h>
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);

struct item {
  struct item *next;
  int weight;
};

int main(void) {
  struct item *items = NULL;
  int smallest = INT_MAX;
  while (__VERIFIER_nondet_int()) {
    struct item *item = malloc(sizeof *item);
    item->weight = __VERIFIER_nondet_int();
    item->next = items;
    items = item;
    if (item->weight < smallest - SLACK) {
      smallest = item->weight;
    }
  }
  for (struct item *i = items; i != NULL; i = i->next) {
    assert(i->weight >= smallest);
  }
  return 0;
}

#include <stdlib.h>
extern int nondet(void);
struct node { int d; struct node *next; };
int main(void) {
  struct node *list = NULL;
  int *first = NULL, *last = NULL;
  while (nondet()) {
    int size = nondet();
    if (size < 1 || size > 1000) continue;
    int *buffer = malloc(size * sizeof(int));
    struct node *n = malloc(sizeof(struct node));
    if (!buffer || !n) abort();
    n->next = list;
    list = n;
    if (!first) first = buffer;
    last = buffer;
  }
  __CPROVER_assert(first == last, "only one buffer");
  return 0;
}

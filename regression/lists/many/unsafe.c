/* Fails after more nodes than a narrow counter of objects can tell apart. */
#include <stdlib.h>

int __VERIFIER_nondet_int(void);

struct node {
  struct node *next;
  int number;
};

int main(void) {
  struct node *list = NULL;
  int made = 0;
  while (__VERIFIER_nondet_int()) {
    struct node *node = malloc(sizeof *node);
    node->next = list;
    node->number = made++;
    list = node;
    __CPROVER_assert(made != 20000000, "few nodes");
  }
  return 0;
}

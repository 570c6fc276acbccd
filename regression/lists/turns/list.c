/* Two kinds of nodes take turns. */
#include <stdlib.h>

_Bool __VERIFIER_nondet_bool(void);

struct node {
  struct node *next;
  int kind;
};

int main(void) {
  _Bool odd = 1;
  struct node *head = malloc(sizeof *head);
  struct node *at = head;
  while (__VERIFIER_nondet_bool()) {
    at->kind = odd ? 1 : 2;
#ifdef TWICE
    odd = __VERIFIER_nondet_bool();
#else
    odd = !odd;
#endif
    at->next = malloc(sizeof *at);
    at = at->next;
  }
  at->kind = 0;
  at->next = NULL;

  odd = 1;
  for (at = head; at->kind; at = at->next) {
    __CPROVER_assert(at->kind == (odd ? 1 : 2), "its turn");
    odd = !odd;
  }
  return 0;
}

/* Nodes of a first phase, then some of a second one, then the end: no way leads back. */
#include <stdlib.h>

_Bool __VERIFIER_nondet_bool(void);

struct node {
  int phase;
  struct node *next;
};

int main(void) {
  struct node *first = malloc(sizeof *first);
  struct node *last = first;
  while (__VERIFIER_nondet_bool()) {
    last->phase = 10;
    last->next = malloc(sizeof *last);
    last = last->next;
  }
  while (__VERIFIER_nondet_bool()) {
    last->phase = 20;
    last->next = malloc(sizeof *last);
    last = last->next;
#ifdef BACK
    if (__VERIFIER_nondet_bool()) {
      last->phase = 10;
      last->next = malloc(sizeof *last);
      last = last->next;
    }
#endif
  }
  last->phase = 30;

  struct node *at = first;
  while (at->phase == 10)
    at = at->next;
  while (at->phase == 20)
    at = at->next;
  __CPROVER_assert(at->phase == 30, "the end follows the second phase");
  return 0;
}

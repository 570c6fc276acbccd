/* A circular list of any length: build, walk around, open and free. */
#include <stdlib.h>

_Bool __VERIFIER_nondet_bool(void);

struct node {
  int weight;
  struct node *next;
};

int main(void) {
  struct node *ring = malloc(sizeof *ring);
  ring->weight = 1;
#ifdef NULL_DEREFERENCE
  ring->next = NULL;
#else
  ring->next = ring;
#endif
  while (__VERIFIER_nondet_bool()) {
    struct node *made = malloc(sizeof *made);
    made->weight = 1;
    made->next = ring->next;
    ring->next = made;
  }

  struct node *at = ring;
  do {
#ifdef WRONG_DATA
    __CPROVER_assert(at->next != ring, "never comes around");
#else
    __CPROVER_assert(at->weight == 1, "weight of each");
#endif
    at = at->next;
  } while (at != ring);

  at = ring->next;
  while (at != ring) {
    struct node *next = at->next;
#ifdef INVALID_FREE
    free(at + 1);
#else
    free(at);
#endif
#ifdef DOUBLE_FREE
    if (next == ring)
      free(at);
#endif
#ifdef USE_AFTER_FREE
    at = at->next;
#else
    at = next;
#endif
  }
#ifndef LEAK
  free(ring);
#endif
  return 0;
}

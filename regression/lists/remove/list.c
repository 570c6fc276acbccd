/* Removes all marked nodes from a list of any length. */
#include <stdlib.h>

_Bool __VERIFIER_nondet_bool(void);

struct node {
  struct node *next;
  _Bool marked;
};

int main(void) {
  struct node *head = NULL;
  while (__VERIFIER_nondet_bool()) {
    struct node *made = malloc(sizeof *made);
    made->marked = __VERIFIER_nondet_bool();
    made->next = head;
    head = made;
  }

  struct node **link = &head;
  while (*link != NULL) {
    struct node *at = *link;
    if (!at->marked) {
      link = &at->next;
      continue;
    }
#ifdef USE_AFTER_FREE
    free(at);
    *link = at->next;
#elif defined LEAK
    *link = at->next;
#elif defined INVALID_FREE
    *link = at->next;
    free(&at->marked);
#elif defined DOUBLE_FREE
    *link = at->next;
    free(at);
    free(at);
#elif defined NULL_DEREFERENCE
    *link = at->next->next;
    free(at);
#else
    *link = at->next;
    free(at);
#endif
  }

  while (head != NULL) {
    struct node *next = head->next;
#ifdef WRONG_DATA
    __CPROVER_assert(head->marked, "only marked nodes are left");
#else
    __CPROVER_assert(!head->marked, "no marked node is left");
#endif
    free(head);
    head = next;
  }
  return 0;
}

/* Builds a list of any length, walks over it and frees it. */
#include <stdlib.h>

_Bool __VERIFIER_nondet_bool(void);

struct node {
  int data[2];
  struct node *next;
};

int main(void) {
  struct node *head = NULL;
  while (__VERIFIER_nondet_bool()) {
    struct node *made = malloc(sizeof *made);
    made->data[0] = 1;
#ifdef OUT_OF_BOUNDS
    made->data[sizeof made->data / sizeof *made->data] = 1;
#else
    made->data[1] = 1;
#endif
#ifdef TOO_SMALL
    made = realloc(made, sizeof made->data);
#endif
    made->next = head;
    head = made;
  }

  int wrong = 0;
#ifdef NULL_NEXT
  for (struct node *at = head; at != NULL; at = at->next->next)
#else
  for (struct node *at = head; at != NULL; at = at->next)
#endif
    if (at->data[0] != at->data[1])
      wrong = 1;
#ifdef WRONG_DATA
  __CPROVER_assert(wrong, "some node differs");
#else
  __CPROVER_assert(!wrong, "all nodes are alike");
#endif

#ifdef LEAK
  if (head != NULL)
    head = head->next;
#endif
  while (head != NULL) {
    struct node *next = head->next;
#ifdef INVALID_FREE
    free(&head->next);
#else
    free(head);
#endif
#ifdef DOUBLE_FREE
    if (next == NULL)
      free(head);
#endif
#ifdef USE_AFTER_FREE
    head = head->next;
#else
    head = next;
#endif
  }
  return 0;
}

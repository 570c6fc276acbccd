/* Each new node goes to its place in a sorted list of any length: the order of the nodes is not that of their allocation. */
#include <stdlib.h>

int __VERIFIER_nondet_int(void);
_Bool __VERIFIER_nondet_bool(void);

struct node {
  int key;
  struct node *next;
};

int main(void) {
  struct node *head = NULL;
  while (__VERIFIER_nondet_bool()) {
    struct node *made = malloc(sizeof *made);
    made->key = __VERIFIER_nondet_int();
    struct node **at = &head;
#ifdef NULL_DEREFERENCE
    while ((*at)->key < made->key)
#else
    while (*at != NULL && (*at)->key < made->key)
#endif
      at = &(*at)->next;
#ifdef UNFINISHED
    if (*at != NULL)
#endif
      made->next = *at;
#ifdef SHARED
    if (*at != NULL && (*at)->next != NULL)
      made->next = (*at)->next;
    else
      *at = made;
    if (head != NULL && __VERIFIER_nondet_bool())
      head->next = made;
#else
    *at = made;
#endif
  }

  while (head != NULL) {
#ifdef USE_AFTER_FREE
    free(head);
    head = head->next;
#else
    struct node *next = head->next;
    free(head);
#ifdef DOUBLE_FREE
    if (next == NULL)
      free(head);
#endif
    head = next;
#endif
  }
  return 0;
}

/* Keeps a list with numbers of any length sorted while inserting into it. */
#include <limits.h>
#include <stdlib.h>

_Bool __VERIFIER_nondet_bool(void);
int __VERIFIER_nondet_int(void);

struct node {
  int number;
  struct node *next;
};

int main(void) {
  struct node *head = NULL;
  int smallest = INT_MAX;
  while (__VERIFIER_nondet_bool()) {
    struct node *made = malloc(sizeof *made);
    made->number = __VERIFIER_nondet_int();
    if (made->number < smallest)
      smallest = made->number;
    struct node **link = &head;
#ifdef NULL_DEREFERENCE
    while ((*link)->number < made->number)
#elif defined WRONG_DATA
    while (*link != NULL && (*link)->number > made->number)
#else
    while (*link != NULL && (*link)->number < made->number)
#endif
      link = &(*link)->next;
    made->next = *link;
#ifdef LEAK
    if (made->number != 7)
      *link = made;
#else
    *link = made;
#endif
#ifdef USE_AFTER_FREE
    if (made->number == 7)
      free(made);
#endif
  }

  __CPROVER_assert(head == NULL || head->number == smallest, "the smallest is the first");
  while (head != NULL) {
    struct node *next = head->next;
#ifdef INVALID_FREE
    free(&head->number + (head->number == smallest && next != NULL));
#else
    free(head);
#endif
#ifdef DOUBLE_FREE
    if (next == NULL)
      free(head);
#endif
    head = next;
  }
  return 0;
}

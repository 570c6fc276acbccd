#include <stdlib.h>
extern int nondet(void);
struct node { int d; struct node *next; };
int main(void) {
  struct node *head = NULL, *tail = NULL;
  while (nondet()) {
    struct node *n = malloc(sizeof(struct node));
    if (!n) abort();
    n->d = 1;
    n->next = NULL;
    if (tail) tail->next = n; else head = n;
    tail = n;
  }
  for (struct node *p = head; p; p = p->next) __CPROVER_assert(p->d == 1, "every element is one");
  while (head) {
    struct node *t = head->next;
    free(head);
    head = t;
    if (!head) free(tail);
  }
  return 0;
}

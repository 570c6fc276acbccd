#include <stdlib.h>
extern int nondet(void);
struct node { int d; struct node *next; };
int main(void) {
  struct node *head = NULL;
  while (nondet()) {
    struct node *n = malloc(sizeof(struct node));
    if (!n) abort();
    n->d = 1;
    n->next = head;
    head = n;
  }
  for (struct node *p = head; p; p = p->next) __CPROVER_assert(p->d == 1, "every element is one");
  while (head) {
    free(head);
    struct node *t = head->next;
    head = t;
  }
  return 0;
}

#include <stdlib.h>

struct node {
  struct node *next;
};

/* The last node leads back to the second. */
int main(void) {
  struct node *a = malloc(sizeof *a);
  struct node *b = malloc(sizeof *b);
  struct node *c = malloc(sizeof *c);
  if (!a || !b || !c)
    return 0;
  a->next = b;
  b->next = c;
  c->next = b;
  for (struct node *p = a; p; p = p->next)
    ;
  return 0;
}

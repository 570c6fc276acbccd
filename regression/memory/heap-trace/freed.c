#include <stdlib.h>
int __VERIFIER_nondet_int(void);
struct node {
  int value;
  struct node *next;
};

int main(void) {
  struct node *a = malloc(sizeof(struct node));
  struct node *b = malloc(sizeof(struct node));
  struct node **link = &a->next;
  *link = b;
  b->next = 0;
  if (__VERIFIER_nondet_int() > 3)
    free(a->next);
  struct node *c = a->next;
  c->value = 1;
  free(b);
  free(a);
  return 0;
}

#include <stdlib.h>

unsigned char __VERIFIER_nondet_uchar(void);

struct node {
  struct node *next;
};

/* The first node is made to lead to the last. */
int main(void) {
  struct node *first = malloc(sizeof *first);
  if (!first)
    return 0;
  first->next = 0;
  struct node *list = first;
  for (unsigned char n = __VERIFIER_nondet_uchar(); n > 0; n--) {
    struct node *p = malloc(sizeof *p);
    if (!p)
      break;
    p->next = list;
    list = p;
  }
  first->next = list;
  while (list)
    list = list->next;
  return 0;
}

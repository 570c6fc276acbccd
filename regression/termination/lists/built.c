#include <stdlib.h>

unsigned char __VERIFIER_nondet_uchar(void);

struct node {
  struct node *next;
};

/* However long the list is, each node leads to one that was made before. */
int main(void) {
  struct node *list = 0;
  for (unsigned char n = __VERIFIER_nondet_uchar(); n > 0; n--) {
    struct node *p = malloc(sizeof *p);
    if (!p)
      break;
    p->next = list;
    list = p;
  }
  while (list)
    list = list->next;
  return 0;
}

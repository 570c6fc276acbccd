#include <stdlib.h>
struct node {
  struct node *next;
};
int main(void) {
  struct node *a = malloc(sizeof *a);
  struct node *b = malloc(sizeof *b);
  a->next = b;
  b->next = a;
  struct node *lost = malloc(sizeof *lost);
#ifdef KEPT
  lost->next = a;
  a = lost;
#else
  lost = NULL;
#endif
  for (struct node *p = a; p != NULL; p = p->next) {
  }
  return 0;
}

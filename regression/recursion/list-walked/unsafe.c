// Whether an element is seven depends on an input.
#include <stdlib.h>
extern int nondet_int(void);
void __CPROVER_assert(_Bool, const char *);
struct node { int v; struct node *next; };
int all(struct node *p)
{
  if (!p)
    return 1;
  return p->v == 7 && all(p->next);
}
int main(void)
{
  struct node *l = 0;
  while (nondet_int()) {
    struct node *p = malloc(sizeof *p);
    if (!p)
      exit(1);
    p->v = nondet_int() ? 7 : 8;
    p->next = l;
    l = p;
  }
  __CPROVER_assert(all(l), "all of them are seven");
}

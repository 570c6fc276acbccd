// The third element from the end is another one.
#include <stdlib.h>
extern int nondet_int(void);
void __CPROVER_assert(_Bool, const char *);
struct node { int v; struct node *next; };
struct node *build(int n)
{
  if (n <= 0)
    return 0;
  struct node *rest = build(n - 1);
  struct node *p = malloc(sizeof *p);
  if (!p)
    exit(1);
  p->v = n == 3 ? 8 : 7;
  p->next = rest;
  return p;
}
int main(void)
{
  for (struct node *p = build(nondet_int()); p; p = p->next)
    __CPROVER_assert(p->v == 7, "seven");
}

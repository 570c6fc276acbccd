// A list that is built from its end by recursion holds the same number everywhere.
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
  p->v = 7;
  p->next = rest;
  return p;
}
int main(void)
{
  for (struct node *p = build(nondet_int()); p; p = p->next)
    __CPROVER_assert(p->v == 7, "seven");
}

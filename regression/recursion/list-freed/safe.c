// A list is built from its start, walked and freed, each by recursion.
#include <stdlib.h>
extern int nondet_int(void);
struct node { struct node *next; int v; };
static struct node *build(int n)
{
  if (n <= 0)
    return 0;
  struct node *p = malloc(sizeof *p);
  p->v = n;
  p->next = build(n - 1);
  return p;
}
static unsigned count(const struct node *p)
{
  return p ? count(p->next) + 1 : 0;
}
static void drop(struct node *p)
{
  if (!p)
    return;
  drop(p->next);
  free(p);
}
int main(void)
{
  struct node *l = build(nondet_int());
  count(l);
  drop(l);
}

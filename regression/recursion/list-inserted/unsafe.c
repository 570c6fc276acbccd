// A node that comes last has no link.
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
static struct node *insert(struct node *p, int v)
{
  if (p && p->v < v) {
    p->next = insert(p->next, v);
    return p;
  }
  struct node *q = malloc(sizeof *q);
  q->v = v;
  if (p)
    q->next = p;
  return q;
}
static unsigned count(const struct node *p)
{
  return p ? count(p->next) + 1 : 0;
}
int main(void)
{
  struct node *l = insert(build(nondet_int()), nondet_int());
  count(l);
}

// A tree of allocated nodes is built and walked by recursion.
#include <stdlib.h>
extern int nondet_int(void);
void __CPROVER_assert(_Bool, const char *);
struct node { int v; struct node *left, *right; };
static struct node *build(int depth, int v)
{
  if (depth == 0 || nondet_int())
    return 0;
  struct node *p = malloc(sizeof *p);
  if (!p)
    exit(1);
  p->v = v;
  p->left = build(depth - 1, v - 1);
  p->right = build(depth - 1, v + 1);
  return p;
}
static int ordered(struct node *p, int low, int high)
{
  return !p || (low < p->v && p->v < high && ordered(p->left, low, p->v) && ordered(p->right, p->v, high));
}
static void drop(struct node *p)
{
  if (!p)
    return;
  drop(p->left);
  drop(p->right);
  free(p);
}
int main(void)
{
  struct node *root = build(2, 50);
  __CPROVER_assert(ordered(root, 0, 100), "ordered");
  drop(root);
}

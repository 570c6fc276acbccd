// The right branch of one node is not set.
#include <stdlib.h>
extern int nondet_int(void);
struct node { struct node *left, *right; };
static struct node *build(int depth)
{
  if (depth <= 0)
    return 0;
  struct node *p = malloc(sizeof *p);
  p->left = build(depth - 1);
  if (depth != 3)
    p->right = build(depth - 2);
  return p;
}
static unsigned count(const struct node *p)
{
  return p ? count(p->left) + 1 + count(p->right) : 0;
}
int main(void)
{
  struct node *root = build(nondet_int());
  count(root);
}

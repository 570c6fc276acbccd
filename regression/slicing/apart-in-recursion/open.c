// Whether a product of two numbers has only two divisors is hard to tell; the list has nothing to do with it.
#include <stdlib.h>
extern int nondet_int(void);
extern unsigned long long nondet_ull(void);
void __CPROVER_assert(_Bool, const char *);
struct node { struct node *next; };
static struct node *build(int n)
{
  if (n <= 0)
    return 0;
  struct node *p = malloc(sizeof *p);
  p->next = build(n - 1);
  return p;
}
static unsigned count(const struct node *p)
{
  return p ? count(p->next) + 1 : 0;
}
int main(void)
{
  unsigned long long a = nondet_ull() % 4294967296, b = nondet_ull() % 4294967296;
  int n = nondet_int();
  struct node *l = build(n);
  __CPROVER_assert(a < 2 || b < 2 || a * b != 9223372006790004743ull, "prime");
  count(l);
}

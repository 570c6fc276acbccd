// Variables of two callers are changed through pointers that are handed on, and may be the same.
int nondet_int(void);
void __CPROVER_assert(_Bool, const char *);
static int *kept;
static void swap(int *p, int *q)
{
  int t = *p;
  *p = *q;
  *q = t;
}
static void order(int *p, int *q)
{
  if (*p > *q)
    swap(p, q);
}
static void keep(int *p)
{
  kept = p;
}
static int middle(int *a, int *b)
{
  int own = nondet_int();
  order(a, &own);
  order(&own, b);
  order(a, &own);
  order(a, a);
  return own;
}
int main(void)
{
  int x = nondet_int(), y = nondet_int();
  int m = middle(&x, &y);
  __CPROVER_assert(x <= m && m <= y, "ordered");
  keep(&x);
  int before = x;
  swap(&x, kept);
  __CPROVER_assert(x == before, "swapped with itself");
  *kept = 3;
  __CPROVER_assert(x == 3, "kept");
}

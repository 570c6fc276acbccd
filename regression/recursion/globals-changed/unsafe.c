// A call of three returns without undoing what it did.
extern int nondet_int(void);
extern unsigned nondet_uint(void);
void __CPROVER_assert(_Bool, const char *);
int depth;
void walk(int n)
{
  if (n <= 0)
    return;
  depth++;
  for (int i = 0; i < n; i++)
    walk(n - 1 - i);
  if (n != 3)
    depth--;
}
int main(void)
{
  while (nondet_int()) {
    walk(nondet_int());
    __CPROVER_assert(depth == 0, "as deep as before");
  }
}

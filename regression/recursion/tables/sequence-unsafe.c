// The largest of the numbers is reached.
extern int nondet_int(void);
void __CPROVER_assert(_Bool, const char *);
int f(int n)
{
  if (n < 2)
    return n < 0 ? 0 : n;
  return f(n - 1) + f(n - 2);
}
int main(void)
{
  int n = nondet_int();
  if (n > 24 || n < -24)
    return 0;
  int r = f(n);
  __CPROVER_assert(r < 46368, "bounded");
  __CPROVER_assert(r >= n - 1, "grows");
}

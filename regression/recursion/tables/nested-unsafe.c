// It is 13 for 2 and 5.
extern int nondet_int(void);
void __CPROVER_assert(_Bool, const char *);
int a(int m, int n)
{
  if (m == 0)
    return n + 1;
  if (n == 0)
    return a(m - 1, 1);
  return a(m - 1, a(m, n - 1));
}
int main(void)
{
  int m = nondet_int(), n = nondet_int();
  if (m < 0 || m > 2 || n < 0 || n > 6)
    return 0;
  int r = a(m, n);
  __CPROVER_assert(r != 13, "bounded");
  __CPROVER_assert(m < 2 || r >= 2 * n + 3, "grows");
}

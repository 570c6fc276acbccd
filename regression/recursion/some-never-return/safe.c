// For all but small arguments the function never returns.
extern int nondet_int(void);
extern unsigned nondet_uint(void);
void __CPROVER_assert(_Bool, const char *);
int f(int n)
{
  if (n == 5)
    return f(n);
  return n > 5 ? f(n - 1) : n;
}
int main(void)
{
  int n = nondet_int();
  int r = f(n);
  __CPROVER_assert(r < 5 && r == n, "only the small ones return");
}

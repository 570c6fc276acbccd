// What is called with the result of a call of itself returns 91 for all that is small.
extern int nondet_int(void);
extern unsigned nondet_uint(void);
void __CPROVER_assert(_Bool, const char *);
int f(int x)
{
  if (x > 100)
    return x - 10;
  return f(f(x + 11));
}
int main(void)
{
  int n = nondet_int();
  int r = f(n);
  __CPROVER_assert(r == 91 || n > 101 && r == n - 10, "91 or ten less");
}

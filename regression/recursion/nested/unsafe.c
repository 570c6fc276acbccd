// The function returns 92 for 102.
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
  __CPROVER_assert(r == 91 || n > 102 && r == n - 10, "91 or ten less");
}

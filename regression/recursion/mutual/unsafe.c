// The number one is taken for even.
extern int nondet_int(void);
extern unsigned nondet_uint(void);
void __CPROVER_assert(_Bool, const char *);
int odd(unsigned n);
int even(unsigned n)
{
  if (n == 0)
    return 1;
  return odd(n - 1);
}
int odd(unsigned n)
{
  if (n == 0)
    return 1;
  return even(n - 1);
}
int main(void)
{
  unsigned n = nondet_uint();
  int r = even(n);
  __CPROVER_assert(r == (n % 2 == 0), "even numbers");
}

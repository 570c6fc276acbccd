// The function returns its argument, whatever that is.
extern int nondet_int(void);
extern unsigned nondet_uint(void);
void __CPROVER_assert(_Bool, const char *);
unsigned id(unsigned x)
{
  if (x == 0)
    return 0;
  return id(x - 1) + 1;
}
int main(void)
{
  unsigned n = nondet_uint();
  __CPROVER_assert(id(n) == n, "the same");
}

// One activation counts twice.
extern int nondet_int(void);
extern unsigned nondet_uint(void);
void __CPROVER_assert(_Bool, const char *);
void count(unsigned n, unsigned *c)
{
  if (n == 0)
    return;
  *c = *c + (n == 2 ? 2 : 1);
  count(n - 1, c);
}
int main(void)
{
  unsigned n = nondet_uint(), c = 0;
  count(n, &c);
  __CPROVER_assert(c == n, "counted");
}

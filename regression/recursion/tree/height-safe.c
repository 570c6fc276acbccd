// A tree that comes out of the inputs, as deep as they want, is never higher than its fuel.
extern int nondet_int(void);
void __CPROVER_assert(_Bool, const char *);
unsigned height(unsigned fuel)
{
  if (fuel == 0 || nondet_int())
    return 0;
  unsigned left = height(fuel - 1);
  unsigned right = height(fuel - 1);
  return (left > right ? left : right) + 1;
}
int main(void)
{
  unsigned fuel = nondet_int();
  __CPROVER_assert(height(fuel) <= fuel, "not higher");
}

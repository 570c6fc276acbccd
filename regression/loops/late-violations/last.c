// Only the last element is not filled, and the inputs must fit to each other.
extern int nondet_int(void);
void __CPROVER_assert(_Bool, const char *);
int a[100000];
int main(void)
{
  for (int i = 0; i < 99999; i++)
    a[i] = 7;
  int x = nondet_int(), y = nondet_int();
  if (x >= 0 && x < 100000 && (unsigned)y * 31u == (unsigned)x + 12345u)
    __CPROVER_assert(a[x] == 7, "filled");
}

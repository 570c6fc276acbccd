// Every element is checked after it was replaced.
extern int nondet_int(void);
void __CPROVER_assert(_Bool, const char *);
int a[100000];
int main(void)
{
  for (int i = 0; i < 100000; i++)
    a[i] = nondet_int();
  for (int i = 0; i < 100000; i++)
    if (a[i] < 0)
      a[i] = 0;
  int x = nondet_int();
  if (x >= 0 && x < 100000)
    __CPROVER_assert(a[x] >= 0, "no negative element is left");
}

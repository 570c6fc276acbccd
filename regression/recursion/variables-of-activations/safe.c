// Each activation writes a variable of the one that called it.
extern int nondet_int(void);
extern unsigned nondet_uint(void);
void __CPROVER_assert(_Bool, const char *);
int step(int n, int *result)
{
  int mine = n;
  if (n > 0)
    step(n - 1, &mine);
  *result = mine >= 0 ? n : -1;
  return mine;
}
int main(void)
{
  int n = nondet_int(), r = 0;
  if (n >= 0 && n <= 3) {
    step(n, &r);
    __CPROVER_assert(r == n, "all of them");
  }
}

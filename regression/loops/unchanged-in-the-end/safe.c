// What the loop adds it takes away again: the parameter is what it was at the entry.
unsigned nondet_uint(void);
void __CPROVER_assert(_Bool, const char *);
int same(int count, int value)
{
  while (count < 10)
  {
    value += 3;
    count++;
    value -= 3;
  }
  return value;
}
int main(void)
{
  unsigned count = nondet_uint(), value = nondet_uint();
  unsigned result = same(count, value);
  __CPROVER_assert(result == value, "the same");
}

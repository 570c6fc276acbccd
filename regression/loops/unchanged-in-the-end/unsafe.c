// The parameter is what it was, unless the loop is left in the middle.
unsigned nondet_uint(void);
void __CPROVER_assert(_Bool, const char *);
int same(int count, int value)
{
  while (count < 10)
  {
    value += 3;
    if (count == 7)
      break;
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

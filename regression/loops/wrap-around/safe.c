/* Templates are computed in wider arithmetic: the bound 127 is not lost by wrapping. */
int main(void) {
  signed char x = 0;
  while (x < 127)
    x++;
  __CPROVER_assert(x == 127, "stops at the greatest value");
  return 0;
}

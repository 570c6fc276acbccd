int main(void) {
  signed char x = 0;
  unsigned n = 0;
  while (n < 200) {
    x++;
    n++;
    __CPROVER_assert(x >= 0, "wraps to -128");
  }
  return 0;
}

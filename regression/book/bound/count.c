int main(void) {
  unsigned x = 0;
  while (x < 10)
    ++x;
  __CPROVER_assert(x == 10, "end");
  return 0;
}

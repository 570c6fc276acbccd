int main(void) {
  unsigned char x = 0;
  while (1) {
    x += 2;
    __CPROVER_assert(x != 0, "wraps around after 128 iterations");
  }
  return 0;
}

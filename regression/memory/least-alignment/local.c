int main(void) {
  int x;
  __CPROVER_assert((unsigned long)&x % 8 == 0, "an int is aligned to 4 only");
  return 0;
}

int main(void) {
  int x;
  __CPROVER_asume(x > 0);
  __CPROVER_assert(x > 0, "assumed");
  return 0;
}

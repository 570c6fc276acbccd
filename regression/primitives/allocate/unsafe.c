int main(void) {
  char *p = __CPROVER_allocate(4, 0);
  __CPROVER_assert(p[3] == 0, "any content");
  return 0;
}

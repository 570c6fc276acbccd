struct pair {
  char c;
  int i;
} pair;

int main(void) {
  double d;
  __CPROVER_assert((unsigned long)&pair % 4 == 0, "aligned for its members");
  __CPROVER_assert((unsigned long)&d % 8 == 0, "aligned for its type");
  return 0;
}

int nondet_int(void);

#define CHECK __CPROVER_assert(x > 0, "the same again"); passed++;
#define CHECKS CHECK CHECK CHECK CHECK CHECK CHECK CHECK CHECK

int main(void) {
  int x = nondet_int();
  int passed = 0;
  CHECKS
  CHECKS
  __CPROVER_assert(passed == 16, "all passed");
  return 0;
}

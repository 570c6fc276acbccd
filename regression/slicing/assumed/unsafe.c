#include <assert.h>
#include <stdlib.h>
extern int nondet(void);
static void require(int condition) {
  if (!condition)
    abort();
}
int main(void) {
  int x = nondet(), y = nondet(), z = nondet();
  int small = x < 10;
  require(small);
  __CPROVER_assume(y == 7);
  if (z < x)
    exit(1);
  assert(x < 10);
  assert(z > x);
  return 0;
}

#include <stdlib.h>
int nondet_int(void);
int main(void) {
  int n = nondet_int();
  int *p = malloc(3 * sizeof(int));
  __CPROVER_assume(0 <= n && n <= 4);
  __CPROVER_assert(__CPROVER_r_ok(p + n), "one int");
  return 0;
}

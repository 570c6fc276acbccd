#include <stdlib.h>

int nondet_int(void);

int main(void) {
  char *p = nondet_int() ? malloc(4) : NULL;
  __CPROVER_assert(p == NULL || __CPROVER_r_ok(p, 4), "four bytes");
  __CPROVER_assert(!__CPROVER_w_ok(p, 5), "no more");
  free(p);
  return 0;
}

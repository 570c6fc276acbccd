#include <stdlib.h>

int main(void) {
  char *p = malloc(4);
  free(p);
  __CPROVER_assert(!__CPROVER_r_ok(p, 1), "gone");
  return 0;
}

#include <stdlib.h>

size_t nondet_size(void);

int main(void) {
  size_t n = nondet_size();
  __CPROVER_assume(n < 100);
  char *p = malloc(n);
  __CPROVER_assert(p != NULL, "there");
  free(p);
  return 0;
}

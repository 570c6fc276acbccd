#include <stdlib.h>
__CPROVER_size_t nondet_size(void);
int main(void) {
  __CPROVER_size_t n = nondet_size();
  __CPROVER_assume(n <= __CPROVER_max_malloc_size);
  char *p = malloc(n);
  __CPROVER_assert(p == 0 || __CPROVER_OBJECT_SIZE(p) == n, "possible");
  return 0;
}

#include <stdlib.h>

size_t nondet_size(void);

int main(void) {
  size_t n = nondet_size();
  char *p = malloc(n);
  if (n > ((size_t)1 << 55)) {
    __CPROVER_assert(p == NULL, "too large");
  } else {
    __CPROVER_assert(p != NULL, "fits");
  }
  return 0;
}

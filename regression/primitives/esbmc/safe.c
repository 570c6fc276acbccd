#include <stdlib.h>
int nondet_int(void);
int main(void) {
  int x = nondet_int(), *p = malloc(4);
  __ESBMC_assume(x > 3);
  __ESBMC_assert(x > 2, "assumed");
  __ESBMC_assert(__ESBMC_same_object(p, p + 1) && !__ESBMC_same_object(p, &x), "objects");
  __ESBMC_assert(__ESBMC_get_object_size(p) == 4, "size");
  if (x < 0)
    __ESBMC_unreachable();
  return 0;
}

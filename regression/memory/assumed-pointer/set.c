#include <stdlib.h>
unsigned char __VERIFIER_nondet_uchar(void);

int main(void) {
  unsigned char n = __VERIFIER_nondet_uchar();
  char *p = malloc(n);
  __CPROVER_assume(__CPROVER_r_ok(p, 10));
  __CPROVER_assert(n >= 10, "only large objects are left");
  free(p);
  return 0;
}

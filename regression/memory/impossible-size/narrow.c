#include <stdlib.h>

unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  unsigned n = __VERIFIER_nondet_uint();
  int *p = malloc((n + 1ul) * sizeof(*p));
  p[n] = 1;
  free(p);
}

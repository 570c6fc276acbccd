#include <stdlib.h>
unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  char *p = malloc(10);
  unsigned size = __VERIFIER_nondet_uint() % 20;
  char *q = realloc(p, size);
  if (q == NULL)
    free(p);
  free(q);
}

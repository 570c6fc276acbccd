#include <stdint.h>
#include <stdlib.h>

size_t __VERIFIER_nondet_size_t(void);

int main(void) {
  size_t n = __VERIFIER_nondet_size_t();
  char *p = malloc(n);
  if (p != NULL && n > 5) {
    p[n - 1] = 1;
    __CPROVER_assert(n <= PTRDIFF_MAX, "no object is larger");
  }
  size_t k = __VERIFIER_nondet_size_t();
  int *q = calloc(k, sizeof(int));
  if (q == NULL) {
    __CPROVER_assert(k > PTRDIFF_MAX / sizeof(int), "only what is too large fails");
  } else if (k > 0) {
    __CPROVER_assert(q[k - 1] == 0, "zero to the end");
  }
  char *r = realloc(p, SIZE_MAX);
  __CPROVER_assert(r == NULL, "the old object stays");
  free(p);
  free(q);
  char *largest = malloc(PTRDIFF_MAX);
  largest[PTRDIFF_MAX - 1] = 1;
  free(largest);
}

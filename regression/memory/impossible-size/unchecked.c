#include <stdlib.h>

size_t __VERIFIER_nondet_size_t(void);

int main(void) {
  size_t n = __VERIFIER_nondet_size_t();
  if (n > 0) {
    char *p = malloc(n);
    p[0] = 1;
    free(p);
  }
}

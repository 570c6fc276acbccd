#include <stddef.h>
#include <stdlib.h>
struct header {
  size_t size;
  int tag;
};

size_t __VERIFIER_nondet_size_t(void);

int main(void) {
  size_t n = __VERIFIER_nondet_size_t();
  if (n > 1000) {
    return 0;
  }
  int *p = malloc((n + 1) * sizeof(int));
  p[n] = 1;
  (p + n)[-n] = 2;
  struct header *h = malloc(sizeof *h + 8);
  char *data = (char *)(h + 1);
  ((struct header *)(data - sizeof *h))->tag = 1;
  ((struct header *)(data + -sizeof *h))->tag = 2;
  data[-sizeof *h] = 3;
  free(h);
  free(p);
}

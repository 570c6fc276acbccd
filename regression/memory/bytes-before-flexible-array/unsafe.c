#include <stdlib.h>

struct table {
  int size;
  int used;
  short entries[];
};

size_t nondet_size(void);

int main(void) {
  size_t n = nondet_size();
  __CPROVER_assume(n < 4);
  struct table *t = malloc(sizeof *t + n * sizeof(short));
  size_t i = nondet_size();
  __CPROVER_assume(i < 4);
  t->size = 0;
  unsigned char before = ((unsigned char *)t)[i];
  t->size = 0x01010101;
  __CPROVER_assert(((unsigned char *)t)[i] == before, "changed");
  free(t);
  return 0;
}

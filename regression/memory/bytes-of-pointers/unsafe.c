#include <stdlib.h>

struct node {
  struct node *next;
  long key;
};

struct table {
  struct node *first;
  long size;
  struct node nodes[];
};

size_t nondet_size(void);

int main(void) {
  size_t n = nondet_size();
  __CPROVER_assume(n < 4);
  struct table *t = malloc(sizeof *t + n * sizeof(struct node));
  size_t i = nondet_size();
  __CPROVER_assume(i < sizeof *t + n * sizeof(struct node));
  unsigned char before = ((unsigned char *)t)[i];
  __CPROVER_assert(((unsigned char *)t)[i] == before, "nothing was written");
  t->size = 3;
  __CPROVER_assert(i >= 8 && i < 15 || ((unsigned char *)t)[i] == before, "only the size was");
  free(t);
  return 0;
}

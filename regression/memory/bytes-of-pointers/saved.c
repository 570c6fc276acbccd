#include <stdlib.h>

struct entry {
  const void *key;
  unsigned long hash;
};

struct table {
  double load;
  size_t size;
  struct entry slots[];
};

struct saved {
  size_t index;
  unsigned char byte;
};

size_t nondet_size(void);

static void save(const unsigned char *bytes, size_t size, struct saved *to) {
  if (bytes && size > 0) {
    to->index = nondet_size();
    __CPROVER_assume(to->index < size);
    to->byte = bytes[to->index];
  }
}

int main(void) {
  size_t n = nondet_size();
  __CPROVER_assume(n < 3);
  size_t size = sizeof(struct table) + n * sizeof(struct entry);
  struct table *t = malloc(size);
  struct saved one;
  save((unsigned char *)t, size, &one);
  __CPROVER_assert(((unsigned char *)t)[one.index] == one.byte, "nothing was written");
  free(t);
  return 0;
}

#include <stdlib.h>
#include <string.h>

struct owner {
  int id;
};

struct text {
  struct owner *const owner;
  const size_t length;
  const unsigned char bytes[1];
};

size_t nondet_size(void);

static struct text *make(size_t length) {
  struct text *t = malloc(sizeof(struct text) + length + 1);
  *(size_t *)&t->length = length;
  *(struct owner **)&t->owner = NULL;
  *(unsigned char *)&t->bytes[length] = 0;
  return t;
}

int main(void) {
  size_t n = nondet_size();
  __CPROVER_assume(n < 3);
  struct text *t = make(n);
  memset((void *)t->bytes, 7, t->length);
  size_t i = nondet_size();
  __CPROVER_assume(i < n);
  __CPROVER_assert(t->bytes[i] == 7, "filled");
  __CPROVER_assert(t->bytes[n] == 0, "ends");
  __CPROVER_assert(t->length == n && t->owner == NULL, "the head is as before");
  free(t);
  return 0;
}

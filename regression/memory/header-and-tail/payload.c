#include <stdlib.h>

struct head {
  struct head *next;
  unsigned size;
};

unsigned nondet_unsigned(void);

int main(void) {
  unsigned n = nondet_unsigned();
  __CPROVER_assume(n > 0 && n < 50);
  struct head *h = malloc(sizeof *h + n);
  h->next = NULL;
  h->size = n;
  char *payload = (char *)(h + 1);
  payload[0] = 1;
  payload[h->size - 1] = 2;
  __CPROVER_assert(payload[n - 1] == 2, "written");
  __CPROVER_assert(payload[0] == 1 || n == 1, "kept");
  __CPROVER_assert(h->next == NULL && h->size == n, "the head is as before");
  free(h);
  return 0;
}

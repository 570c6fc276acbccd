#include <stdlib.h>

int main(void) {
  int *p = malloc(sizeof *p);
  if (p == NULL) {
    return 1;
  }
  *p = 1;
  int *q = realloc(p, 2 * sizeof *p);
  if (q == NULL) {
    __CPROVER_assert(*p == 1, "the old object stays");
    free(p);
    return 1;
  }
  q[1] = 2;
  __CPROVER_assert(q[0] == 1, "copied");
  free(q);
  return 0;
}

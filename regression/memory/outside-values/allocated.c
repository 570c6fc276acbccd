/* A pointer from outside is that to an allocated object. */
#include <assert.h>
#include <stdlib.h>
int *nondet_pointer(void);

int main(void) {
  int *p = malloc(sizeof *p);
  if (!p) {
    return 0;
  }
  *p = 0;
  int *q = nondet_pointer();
  if (q == p) {
    *q = 1;
    assert(*p == LEFT);
  }
}

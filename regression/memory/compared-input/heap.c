// Where objects are allocated nothing is known: an input may have the address of one by chance.
#include <assert.h>
#include <stdlib.h>

int x;
int *nondet_pointer(void);

int main(void) {
  int *q = nondet_pointer();
  int *p = malloc(sizeof(int));
  if (!p) {
    return 0;
  }
  if (q == &x) {
    assert(q != p);
  } else {
    assert(q != p || q == &x);
  }
  return 0;
}

/* A pointer from outside is compared as a number. */
#include <assert.h>
#include <stdint.h>
int *nondet_pointer(void);

int main(void) {
  int x = 0;
  int *q = nondet_pointer();
  if ((uintptr_t)q == (uintptr_t)&x) {
    *q = 1;
    assert(x == LEFT);
  }
}

// An input is any pointer: where it equals one to a variable, it is one to this variable.
#include <assert.h>

int *nondet_pointer(void);

int main(void) {
  int x = 123;
  int *p = &x;
  int *q = nondet_pointer();
  if (p == q) {
    assert(*q == 123 - BUG);
    *q = 5;
    assert(x == 5);
  }
  return 0;
}

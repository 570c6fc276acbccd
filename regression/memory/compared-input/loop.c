// One of many inputs may be a pointer to a variable; a pointer that was never set, too.
#include <assert.h>

int x = 5, y = 7;
int *nondet_pointer(void);
int nondet_int(void);

int main(void) {
  int *last;
  for (int n = nondet_int(); n > 0; n--) {
    last = nondet_pointer();
    if (last == &x) {
      *last = 5 + BUG;
    }
  }
  assert(x == 5);
  if (last == &y) {
    assert(*last == 7);
  }
  return 0;
}

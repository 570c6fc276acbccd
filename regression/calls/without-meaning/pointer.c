/* The only function that a pointer is known to point to does not return; others may. */
#include <stdlib.h>
typedef void function(void);
function *input(void);
static int x;
int *leak(void) { return &x; }

static void end(void) { exit(0); }

int main(void) {
  function *f = input();
  if (f != end) {
    f();
    __CPROVER_assert(x == 1, "after the call");
  } else {
    end();
  }
  return 0;
}

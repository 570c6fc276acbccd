#include <stdlib.h>

static int twice(int x) {
  return x < 1000 ? 2 * x : x;
}

void abort(void) {
  __CPROVER_assert(0, "never");
}

int main(void) {
  if (twice(21) != 42) {
    abort();
  }
  __CPROVER_assert(twice(4) == 8, "doubled");
  return 0;
}

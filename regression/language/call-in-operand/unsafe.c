#include <assert.h>

static unsigned flags = 2;

static unsigned mark(void) {
  flags |= 128;
  return 1;
}

int main(void) {
  flags |= mark();
  assert(flags == 3);
  return 0;
}

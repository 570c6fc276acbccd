#include <assert.h>
unsigned __VERIFIER_nondet_uint(void);
typedef unsigned (*step)(unsigned);
static unsigned stop(unsigned n);
static unsigned count(unsigned n);
static step next;

static unsigned stop(unsigned n) {
  return n;
}

static unsigned count(unsigned n) {
  return n == 0 ? 0 : next(n | 1) + 1;
}

int main(void) {
  unsigned n = __VERIFIER_nondet_uint();
  next = __VERIFIER_nondet_uint() ? count : stop;
  assert(count(n) == n);
  return 0;
}

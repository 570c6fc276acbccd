#include <assert.h>

int nondet_int(void);

static unsigned flags = 2;
static int cells[2] = {2, 5};
static int at;

static unsigned mark(void) {
  flags |= 128;
  return 1;
}

static int refill(int n) {
  cells[0] = n;
  at = 1;
  return 1;
}

int main(void) {
  int n = nondet_int() & 0xff;
  int k = 3;
  flags |= mark();
  assert(flags == 131);
  cells[0] += refill(n);
  assert(cells[0] == n + 1 && cells[1] == 5 && at == 1);
  k += k * 2;
  assert(k == 9);
  return 0;
}

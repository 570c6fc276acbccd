#include <assert.h>

int __VERIFIER_nondet_int(void);

void non_negative(int x) {
  int y = x;
  assert(y >= 0);
}

void always(int x) {
  int y = x & 7;
  assert(y >= 0);
}

void range(int n) {
  assert(n >= 0);
  assert(n <= 99);
}

void either(int x) {
  assert(x < -5 || x > 5);
}

void ordered(int low, int high) {
  assert(low <= high);
}

void even(unsigned n) {
  assert(n % 2 == 0);
}

void never(int x) {
  assert(x != x);
}

/* Whatever x is, the choice that the function makes may be wrong, and may be right. */
void chance(int x) {
  int y = __VERIFIER_nondet_int();
  assert(y != 3 || x == 5);
}

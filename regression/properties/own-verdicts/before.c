#include <assert.h>

unsigned nondet_unsigned(void);

static int checked(int value) {
  assert(value <= 10);
  return value;
}

int main(void) {
  int n = 0;
  while (nondet_unsigned() && n < 10) {
    assert(n >= 0);
    n = checked(n + 1);
  }
  assert(n != 4);
  assert(n == 4 || n <= 10);
  assert(n != 4 || n < 4);
  return 0;
}

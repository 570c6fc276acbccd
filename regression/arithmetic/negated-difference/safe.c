#include <assert.h>

long __VERIFIER_nondet_long(void);

int main(void) {
  double a = __VERIFIER_nondet_long(), b = __VERIFIER_nondet_long();
  assert(a - b == -(b - a));
  return 0;
}

#include <assert.h>
#include <math.h>

double __VERIFIER_nondet_double(void);

int main(void) {
  double x = __VERIFIER_nondet_double();
  if (x >= 0 && x <= 4)
    assert(cos(x) >= -BOUND);
  assert(acos(0.0) > 1.5);
  return 0;
}

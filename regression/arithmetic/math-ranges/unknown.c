#include <assert.h>
#include <math.h>
double __VERIFIER_nondet_double(void);

int main(void) {
  double x = __VERIFIER_nondet_double();
  if (x >= -1 && x <= 1)
    assert(sin(x) <= 0.9);
}

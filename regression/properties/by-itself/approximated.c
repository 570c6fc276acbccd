#include <assert.h>
#include <math.h>
double __VERIFIER_nondet_double(void);
int main(void) {
  double x = __VERIFIER_nondet_double();
  if (!(x > 0 && x < 3))
    return 0;
  double y = sin(x);
  assert(y > 0.5);
  assert(y > 0.4);
}

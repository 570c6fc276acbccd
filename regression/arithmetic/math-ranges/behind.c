#include <assert.h>
#include <math.h>
double __VERIFIER_nondet_double(void);

/* The failure does not depend on the sine. */
int main(void) {
  double x = __VERIFIER_nondet_double();
  double y = sin(x) + exp(x);
  assert(x != 3);
  return y > 1;
}

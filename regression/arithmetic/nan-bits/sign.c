#include <assert.h>
#include <math.h>
double __VERIFIER_nondet_double(void);

int main(void) {
  double d = __VERIFIER_nondet_double();
  assert(d == d || !signbit(d));
}

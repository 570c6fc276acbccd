// The two differ in the sign of zero.
#include <assert.h>
#include <math.h>

int __VERIFIER_nondet_int(void);

int main(void) {
  float a = __VERIFIER_nondet_int(), b = __VERIFIER_nondet_int();
  assert(signbit(a - b) == signbit(-(b - a)));
  return 0;
}

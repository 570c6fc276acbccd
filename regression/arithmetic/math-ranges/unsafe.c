#include <assert.h>
#include <math.h>
double __VERIFIER_nondet_double(void);

int main(void) {
  assert(!isnan(log(__VERIFIER_nondet_double())));
}

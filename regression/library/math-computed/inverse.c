// Few inputs that a solver chooses show it, but most that are run.
#include <assert.h>
#include <math.h>

float __VERIFIER_nondet_float(void);

int main(void) {
  float x = __VERIFIER_nondet_float();
  if (x >= 0 && x <= 7) {
    float same = atanhf(tanhf(x));
    assert(fabsf(x - same) <= 1e-5f);
  }
  return 0;
}

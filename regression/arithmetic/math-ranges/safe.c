#include <assert.h>
#include <math.h>
float __VERIFIER_nondet_float(void);

int main(void) {
  float x = __VERIFIER_nondet_float();
  if (x >= -5 && x <= 5) {
    assert(expf(x) > 0);
    assert(tanhf(x) <= 1 && cosf(x) >= -1);
    float y = 1 / (1 + expf(-x));
    assert(y >= 0 && y <= 1);
  }
  assert(exp(0) == 1 && ldexp(3, 4) == 48 && ilogb(9) == 3);
}

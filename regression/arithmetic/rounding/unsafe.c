#include <assert.h>
#include <fenv.h>
float __VERIFIER_nondet_float(void);
int __VERIFIER_nondet_int(void);

int main(void) {
  float x = __VERIFIER_nondet_float();
  float y = __VERIFIER_nondet_float();
  if (x >= 1 && x <= 2 && y > 0 && y <= 1) {
    float sum = x + y;
    int mode = __VERIFIER_nondet_int();
    if (fesetround(mode) == 0)
      assert(sum <= x + y);
  }
}

#include <assert.h>
#include <fenv.h>
#include <math.h>
float __VERIFIER_nondet_float(void);
int __VERIFIER_nondet_int(void);

static const float THIRD = 1.0f / 3.0f;

/* The same operation in all directions, which may be computed. */
static float divided(int mode, float x) {
  assert(fesetround(mode) == 0);
  return x / 3;
}

static void constants(void) {
  float low = divided(FE_DOWNWARD, 1);
  assert(rint(2.5) == 2 && lrint(-0.5) == -1 && ceil(2.5) == 3 && round(2.5) == 3);
  float high = divided(FE_UPWARD, 1);
  assert(rintf(2.25f) == 3 && nearbyint(-2.75) == -2 && floor(2.75) == 2);
  assert(low < high && low <= THIRD && THIRD <= high);
  assert(divided(FE_TOWARDZERO, -1) == -low && divided(FE_TONEAREST, 1) == THIRD);
  fesetround(FE_UPWARD);
  float f = 16777217;
  float g = 0.1;
  assert(f == 16777218 && g > 0.1);
}

int main(void) {
  assert(fegetround() == FE_TONEAREST);
  constants();
  assert(fesetround(7) != 0 && fegetround() == FE_UPWARD);
  int mode = __VERIFIER_nondet_int();
  float x = __VERIFIER_nondet_float();
  float y = __VERIFIER_nondet_float();
  if (fesetround(mode) == 0 && x >= 1 && x <= 2 && y > 0 && y <= 1) {
    assert(fegetround() == mode);
    float sum = x + y;
    assert(sum >= x);
    fesetround(FE_UPWARD);
    assert(sum <= x + y);
    __CPROVER_rounding_mode = 1;
    assert(sum >= x + y && fegetround() == FE_DOWNWARD);
  }
}

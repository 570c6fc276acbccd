#include <assert.h>
#include <math.h>

unsigned char __VERIFIER_nondet_uchar(void);

int main(void) {
  assert(acos(1.0) == 0);
  assert(acos(0.0) > 1.57 && acos(0.0) < 1.58);
  assert(exp2l(3.0L) == 8);
  assert(expl(1.0L) > 2.718L && expl(1.0L) < 2.719L);
  assert(exp(-100.5) > 0 && exp(-100.5) < 1e-40);
  assert(pow(2, -1) == 0.5);
  assert(powf(3, 4) == 81);
  assert(pow(0.1, 1) == 0.1);
  assert((int)log2(8) == 3);
  assert(!signbit(tan(0.0)) && signbit(tan(-0.0)));
  unsigned char n = __VERIFIER_nondet_uchar();
  if (n >= 4 && n < 16) {
    int logarithm = log2(n);
    assert(logarithm >= 2 && logarithm <= 4);
    if (n == 8)
      assert(logarithm == 3);
  }
  return 0;
}

#include <assert.h>
#include <fenv.h>
int __VERIFIER_nondet_int(void);
int main(void) {
  int direction = __VERIFIER_nondet_int();
  if (direction < 0)
    direction = 0;
  if (direction < 0)
    fesetround(FE_UPWARD);
  assert(direction >= 0);
}

#include <assert.h>
#include <fenv.h>
int __VERIFIER_nondet_int(void);
int main(void) {
  int x = __VERIFIER_nondet_int();
  if (x > 5) {
    fesetround(FE_UPWARD);
  } else {
    assert(x != 3);
  }
}

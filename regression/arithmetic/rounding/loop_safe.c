#include <assert.h>
#include <fenv.h>
_Bool __VERIFIER_nondet_bool(void);

/* The mode changes in the loop; zero plus zero keeps its sign but when rounding down. */
int main(void) {
  double sum = 0;
  while (__VERIFIER_nondet_bool()) {
    fesetround(__VERIFIER_nondet_bool() ? FE_UPWARD : FE_TOWARDZERO);
    sum = (sum + 1) - 1;
    assert(sum == 0 && !__builtin_signbit(sum));
  }
}

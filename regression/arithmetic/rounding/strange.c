#include <assert.h>
int __VERIFIER_nondet_int(void);

int main(void) {
  float x = 16777216;
  __CPROVER_rounding_mode = __VERIFIER_nondet_int();
  assert(x + 1 >= x);
}

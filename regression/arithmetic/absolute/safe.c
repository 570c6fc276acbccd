#include <assert.h>
#include <inttypes.h>
#include <limits.h>
#include <stdlib.h>
int __VERIFIER_nondet_int(void);

int main(void) {
  int x = __VERIFIER_nondet_int();
  assert(imaxabs(x) >= 0);
  assert(x == INT_MIN || abs(x) >= x);
}

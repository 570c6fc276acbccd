#include <assert.h>
#include <fenv.h>
int main(void) {
  int x = 1;
  fesetround(FE_UPWARD);
  assert(x == 1);
}

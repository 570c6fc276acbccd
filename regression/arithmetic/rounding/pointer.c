#include <assert.h>
#include <fenv.h>
#include <math.h>

static int (*const SET)(int) = fesetround;

/* Only an initialiser names the function that changes the mode. */
int main(void) {
  assert(pow(1.5, 1) > 1);
  SET(FE_DOWNWARD);
  assert(rint(1.5) == 1);
  assert(pow(1.5, 1) == 1.5);
}

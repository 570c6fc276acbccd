#include <fenv.h>
int main(void) {
  fesetround(FE_UPWARD);
  return 0;
}

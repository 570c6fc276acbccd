#include <fenv.h>

int main(void) {
  fesetround(FE_DOWNWARD);
  float f = 0x1.fffffe0000001p+127;
  float g = 3e38f;
  return f == g * g;
}

#include <string.h>

int main(void) {
  volatile double zero = 0;
  double nan = zero / zero;
  unsigned long bits;
  memcpy(&bits, &nan, sizeof bits);
  __CPROVER_assert(bits >> 63 == 0, "on x86 it is set");
}

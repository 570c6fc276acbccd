// Whether this holds depends on the last digit of what the C library computes.
#include <assert.h>
#include <math.h>

int main(void) {
  assert(sin(1.0) == 0.8414709848078965);
  return 0;
}

#include <assert.h>
#include <complex.h>
unsigned nondet_uint(void);

int main(void) {
  double complex z = (nondet_uint() & 7) + 1.0 * I;
  assert(creal(z * z) != 8.0);
  return 0;
}

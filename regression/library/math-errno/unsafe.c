#include <math.h>
#include <errno.h>
#include <assert.h>
double __VERIFIER_nondet_double(void);
int main(void) {
  errno = 0; sqrt(-1.0); assert(errno == 0);
  errno = 0; log(0.0); assert(errno == 0);
  errno = 0; exp(1000); assert(errno == 0);
  errno = 0; ldexp(1, 5000); assert(errno == 0);
  errno = 0; fmod(1, 0); assert(errno == 0);
  errno = 0; nextafter(0, 1); assert(errno == ERANGE);
  double x = __VERIFIER_nondet_double();
  errno = 0; double y = sqrt(x); assert(errno == 0);
}

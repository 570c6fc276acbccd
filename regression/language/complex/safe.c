#include <assert.h>
#include <complex.h>

struct Wave { int phase; double complex value; };

static struct Wave wave = {1, (3.0 - 1.0 * I) * 2.0i};

static double complex twice(double complex z) { return z + z; }

int main(void) {
  double complex a = 1.0 + 2.0 * I, b = 3.0 - 4.0 * I;
  assert(wave.value == 2.0 + 6.0 * I);
  assert(a * b == 11.0 + 2.0 * I);
  assert((a * b) / b == a);
  assert(twice(a) == 2 * a && cabs(b) == 5.0 && conj(b) == ~b);
  double complex *p = &wave.value;
  __imag__ *p = -0.0;
  *p -= 2;
  assert(!*p && __builtin_signbit(cimag(*p)));
  int _Complex z = 3 + 4i;
  z = z * z;
  assert(__real__ z == -7 && __imag__ z == 24);
  float complex infinite = __builtin_complex(__builtin_inff(), 0.0f);
  infinite = infinite * infinite;
  assert(__builtin_isinf(crealf(infinite)));
  return 0;
}

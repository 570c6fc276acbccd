#include <assert.h>
#include <math.h>
float __VERIFIER_nondet_float(void);

int main(void) {
  union {
    float value;
    unsigned word;
  } u;
  float f = __VERIFIER_nondet_float();
  u.value = f;
  assert(((u.word & 0x7fffffffu) > 0x7f800000u) == (f != f));
  assert(f != f || u.word >> 31 == (signbit(f) != 0));
}

#include <math.h>
float __VERIFIER_nondet_float(void);

int main(void) {
  float x = __VERIFIER_nondet_float();
  float ratio = 0;
  if (x >= 0 && x <= 100) {
    ratio = x / (x + 1);
  }
  return ratio > 1;
}

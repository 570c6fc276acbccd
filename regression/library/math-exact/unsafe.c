#include <assert.h>
#include <math.h>

unsigned char __VERIFIER_nondet_uchar(void);

int main(void) {
  unsigned char n = __VERIFIER_nondet_uchar();
  if (n == 8 || n == 16) {
    int logarithm = log2(n);
    assert(logarithm == (int)log2(8));
  }
  return 0;
}

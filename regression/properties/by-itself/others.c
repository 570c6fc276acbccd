#include <assert.h>
#include <math.h>
double __VERIFIER_nondet_double(void);
int __VERIFIER_nondet_int(void);
int main(void) {
  double x = __VERIFIER_nondet_double();
  int n = __VERIFIER_nondet_int();
  if (!(x > 0 && x < 3) || n < 0 || n > 10)
    return 0;
  double y = sin(x);
  assert(y > 0.5);
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum += 2;
  assert(sum <= 20);
  assert(sum != 13);
}

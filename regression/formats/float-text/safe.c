#include <stdio.h>
double __VERIFIER_nondet_double(void);
int main(void) {
  double d = __VERIFIER_nondet_double();
  char b[15], c[318];
  sprintf(b, "%e", d);
  if (d > -1000.5 && d < 1000.5)
    sprintf(b, "%.2f", d);
  sprintf(b, "%g", 0.25);
  return 0;
}

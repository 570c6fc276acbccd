#include <stdlib.h>
int __VERIFIER_nondet_int(void);

int main(void) {
  int *p = malloc(sizeof *p);
  if (__VERIFIER_nondet_int()) {
    free(p);
    p = 0;
  }
  return 0;
}

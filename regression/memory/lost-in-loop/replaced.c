#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
int main(void) {
  char *p = 0;
  while (__VERIFIER_nondet_int()) {
    free(p);
    p = malloc(4);
    if (!p) return 0;
  }
  free(p);
  return 0;
}

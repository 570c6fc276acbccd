#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int x = __VERIFIER_nondet_int();
  char *p = malloc(8);
  while (x == 3) {
  }
  free(p);
  return 0;
}

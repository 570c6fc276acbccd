#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int x = __VERIFIER_nondet_int();
  char *p = malloc(8);
  if (x != 3) {
    free(p);
    return 0;
  }
  p = NULL;
  while (x == 3) {
  }
  return 0;
}

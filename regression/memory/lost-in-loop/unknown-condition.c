#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int x = __VERIFIER_nondet_int();
  if (x == 0) return 0;
  while (x != 0) {
    char *p = malloc(4);
    p = malloc(4);
    p = 0;
  }
  return 0;
}

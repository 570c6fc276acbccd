#include <stdlib.h>
extern unsigned __VERIFIER_nondet_uint(void);
int main(void) {
  unsigned i = 1;
  char *p = malloc(1);
  free(p);
  while (i != 0) {
    if (i > 5) { p = malloc(4); i = 7; p = 0; } else i++;
  }
  return 0;
}

#include <stdlib.h>
int nondet_int(void);

static char *make(void) {
  return malloc(4);
}

int main(void) {
  int n = nondet_int();
  int i = 0;
  char *p = malloc(1);
  if (n < 0)
    n = 0;
  while (i < n)
    __CPROVER_loop_invariant(0 <= i && i <= n)
  {
#ifdef ALLOCATES
    make();
#endif
    i++;
  }
#ifndef KEEPS
  free(p);
#endif
}

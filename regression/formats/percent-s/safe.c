#include <stdio.h>
#include <stdlib.h>
int __VERIFIER_nondet_int(void);
int main(void) {
  char a[3] = {'a', 'b', 'c'};
  char *p = malloc(4);
  p[0] = 'x';
  p[1] = 0;
  int n = __VERIFIER_nondet_int();
  if (n > 3)
    n = 3;
  printf("%.3s %s\n", a, p);
  if (n >= 0)
    fprintf(stderr, "%.*s", n, a);
  char q[4];
  snprintf(q, 4, "%s", p);
  free(p);
  return 0;
}

#include <stdio.h>
#include <stdlib.h>
int main(void) {
  char *p = calloc(4, 1);
  free(p);
  char q[4];
  snprintf(q, 4, "%s", p);
  return 0;
}

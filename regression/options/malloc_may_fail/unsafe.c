#include <stdlib.h>

int main(void) {
  int *p = calloc(1, sizeof *p);
  *p = 1;
  free(p);
  return 0;
}

#include <stdint.h>
#include <stdlib.h>

int main(void) {
  char *p = malloc(SIZE_MAX);
  *p = 1;
  free(p);
  return 0;
}

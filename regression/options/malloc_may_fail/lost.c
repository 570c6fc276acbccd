#include <stdlib.h>

int main(void) {
  char *p = malloc(4);
  p = p ? realloc(p, 8) : p;
  free(p);
  return 0;
}

#include <stdlib.h>

int main(void) {
  int *none = NULL;
  free(none);
  int *p = malloc(8);
  free(p + 1 - 1);
}

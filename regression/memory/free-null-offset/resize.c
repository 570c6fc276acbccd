#include <stdlib.h>

int main(void) {
  int *none = NULL;
  free(realloc(none + 1, 8));
}

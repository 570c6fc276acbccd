#include <stdlib.h>

int release(int *item) {
  free(item);
}

int main(void) {
  int *item = malloc(sizeof(int));
  release(item);
  release(item);
  return 0;
}

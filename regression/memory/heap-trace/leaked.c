#include <stdlib.h>

int main(void) {
  int *kept = malloc(4);
  int *lost = malloc(8);
  free(kept);
  return 0;
}

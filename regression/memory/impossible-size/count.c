#include <stdint.h>
#include <stdlib.h>

int main(void) {
  int *p = calloc(SIZE_MAX / 2, sizeof(int));
  *p = 1;
}

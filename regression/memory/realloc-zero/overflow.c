#include <assert.h>
#include <stdint.h>
#include <stdlib.h>

int main(void) {
  assert(calloc(SIZE_MAX / 2 + 1, 2) == NULL);
}

#include <assert.h>
#include <stdlib.h>

int main(void) {
  char *p = malloc(4);
  assert(__builtin_object_size(p, 0) == (__SIZE_TYPE__)-1);
  assert(__builtin_object_size(p, 0) == 4);
  free(p);
  return 0;
}

#include <assert.h>
#include <stdlib.h>

int main(void) {
  char *p = malloc(10);
  p = realloc(p, 0);
  assert(p == NULL);
}

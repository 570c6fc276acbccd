#include <assert.h>
#include <string.h>

int main(void) {
  assert(strcmp("c", "b") == 1);
  return 0;
}

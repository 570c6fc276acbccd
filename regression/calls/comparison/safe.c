#include <assert.h>
#include <string.h>

int main(void) {
  assert(strcmp("a", "b") < 0);
  assert(strncmp("ab", "aa", 2) > 0);
  assert(memcmp("xy", "xz", 1) == 0);
  return 0;
}

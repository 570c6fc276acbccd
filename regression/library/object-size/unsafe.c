#include <assert.h>

char name[10];

int main(void) {
  /* It would be so of an object that the compiler does not see. */
  assert(__builtin_object_size(name, 0) == (__SIZE_TYPE__)-1);
  return 0;
}

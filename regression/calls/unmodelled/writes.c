#include <assert.h>
#include <stdlib.h>

int main(void) {
  char name[] = "aXXXXXX";
  mkstemp(name);
  assert(name[1] == 'X');
}

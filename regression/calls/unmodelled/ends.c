#include <assert.h>
#include <error.h>

int main(void) {
  error(1, 0, "always");
  assert(0);
}

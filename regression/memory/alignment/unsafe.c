#include <assert.h>
#include <stdint.h>

int main(void) {
  char c;
  assert((uintptr_t)&c % 8 == 0);
}

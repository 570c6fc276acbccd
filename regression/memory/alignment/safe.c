#include <assert.h>
#include <stdint.h>
_Alignas(64) char g;
typedef int wide __attribute__((aligned(32)));

int main(void) {
  char before;
  wide t;
  char c __attribute__((aligned(128)));
  assert((uintptr_t)&g % 64 == 0);
  assert((uintptr_t)&t % 32 == 0);
  assert((uintptr_t)&c % 128 == 0);
  assert(&before != &c);
}

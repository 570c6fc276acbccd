/* Two halves from outside make an address. */
#include <assert.h>
#include <stdint.h>
unsigned nondet_uint(void);

int main(void) {
  int x = 0;
  uintptr_t u = ((uintptr_t)nondet_uint() << 32) | nondet_uint();
  if (u == (uintptr_t)&x) {
    *(int *)u = 1;
    assert(x == LEFT);
  }
}

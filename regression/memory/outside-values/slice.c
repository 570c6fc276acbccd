/* What tells the address has nothing to do with the property. */
#include <assert.h>
#include <stdint.h>
unsigned long nondet_ulong(void);
uintptr_t shown;
int x;

int main(void) {
  shown = (uintptr_t)&x;
  if (shown % 2) {
    shown = 0;
  }
  *(int *)nondet_ulong() = 1;
  assert(x == 0);
}

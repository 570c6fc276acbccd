/* The bits of a floating-point number are an address. */
#include <assert.h>
#include <stdint.h>
#include <string.h>
double nondet_double(void);
int x;

int main(void) {
  double d = nondet_double();
  uintptr_t u;
  memcpy(&u, &d, sizeof u);
  if (u == (uintptr_t)&x) {
    *(int *)u = 1;
    assert(x == LEFT);
  }
}

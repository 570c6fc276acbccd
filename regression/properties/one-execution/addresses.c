#include <assert.h>
#include <stdint.h>
int main(void) {
  int a, b;
  assert(((uintptr_t)&a & 0xff) != 0x10);
  assert(&a < &b || &b < &a);
  union {
    int *p;
    char c[sizeof(int *)];
  } u = {&a};
  assert(u.c[1] != 3);
}

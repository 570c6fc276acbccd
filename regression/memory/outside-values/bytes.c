/* Bytes from outside, looked at as a number and used as a pointer, without any cast. */
#include <assert.h>
#include <stdint.h>
union cell {
  int *pointer;
  uintptr_t number;
  unsigned char bytes[sizeof(int *)];
};
unsigned char nondet_uchar(void);
int x;

int main(void) {
  union cell k, l;
  for (unsigned i = 0; i < sizeof k.bytes; i++) {
    k.bytes[i] = nondet_uchar();
  }
  l.pointer = &x;
  if (k.number == l.number) {
    *k.pointer = 1;
    assert(x == LEFT);
  }
}

#include <assert.h>

int __VERIFIER_nondet_int(void);
char bytes[12];

static int doubled(int x) { return 2 * (x & 0xff); }

int main(void) {
  int choice = __VERIFIER_nondet_int();
  int k = __VERIFIER_nondet_int();
  int low = 0, input = 0, result = 0, size = 0;
  float f = 0;
  *(char *)&low = (char)k;
  *(short *)(bytes + 2) = (short)k;
  *(unsigned *)&input = __VERIFIER_nondet_int();
  *(char *)&result = doubled(k);
  *(int *)&f = k & 0x7f7fffff;
  for (int i = 0; i < 3; i++)
    *((char *)&size + i) = 1;
  switch (choice) {
    case 0: assert(low == 0); break;
    case 1: assert(bytes[2] == 0 && bytes[3] == 0); break;
    case 2: assert(input == 0); break;
    case 3: assert(result == 0); break;
    case 4: assert(f == 0); break;
    default: assert(size == 0); break;
  }
}

#include <assert.h>

int __VERIFIER_nondet_int(void);
char bytes[12];

static int doubled(int x) { return 2 * (x & 0x1f); }

int main(void) {
  int k = __VERIFIER_nondet_int();
  int low = 0, result = 0, size = 0;
  *(unsigned char *)&low = (unsigned char)k;
  *(short *)(bytes + 2) = (short)k;
  *(char *)&result = doubled(k);
  for (int i = 0; i < 3; i++)
    *((char *)&size + i) = 1;
  assert(low == (k & 0xff));
  assert(bytes[2] == (char)k && bytes[3] == (char)(k >> 8) && bytes[1] == 0 && bytes[4] == 0);
  assert(result == 2 * (k & 0x1f));
  assert(size == 0x10101);
}

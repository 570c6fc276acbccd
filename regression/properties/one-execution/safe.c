#include <assert.h>
#include <stdio.h>
int main(void) {
  unsigned x = 12345, seen = 0;
  for (int i = 0; i < 20000; i++) {
    x = x * 1103515245u + 12345u;
    seen ^= x >> 7;
  }
  printf("%u\n", seen);
  int a[10];
  for (int i = 0; i < 10; i++)
    a[i] = i * i;
  assert(a[9] == 81);
  assert(seen != 0);
}

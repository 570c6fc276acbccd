#include <assert.h>
#include <stdio.h>

int main(void) {
  unsigned x = 0x01020304;
  scanf("%hhu", (unsigned char *)&x);
  assert(x >> 8 == 0x010203);
}

#include <assert.h>

int main(void) {
  float f;
  *(unsigned *)&f = 0x7f800001u;
  assert(*(unsigned *)&f == 0x7fc00000u);
}

#include <assert.h>

int main(void) {
  int x = 1;
  __asm__("movl $5, %0" : "=r"(x));
  assert(x == 5);
}

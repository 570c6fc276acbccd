#include <assert.h>

/* gcc and clang disagree on quotients of complex integers. */
int main(void) {
  int _Complex a = 4 + 2i, b = 2 + 3i;
  a = a / b;
  assert(__real__ a == 1);
  return 0;
}

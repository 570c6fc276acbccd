#include <stdint.h>

int main(void) {
  char a[2] = {0, 0};
  char *p = a + PTRDIFF_MAX;
  p = p + PTRDIFF_MAX;
  p = p + 2;
  *p = 1;
}

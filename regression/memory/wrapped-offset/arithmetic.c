#include <stdint.h>

int main(void) {
  int a[2] = {0, 0};
  int *p = &a[1];
  p = p + PTRDIFF_MAX;
  return p != 0;
}

#include <stdint.h>

int main(void) {
  int a[2] = {0, 0};
  int *p = &a[1];
  int *q = p + PTRDIFF_MAX;
  *q = 1;
}

#include <stdio.h>
int main(void) {
  printf("%d", "x");
  return 0;
}

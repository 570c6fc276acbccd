#include <stdio.h>
int main(void) {
  printf("%d", 1.0);
  return 0;
}

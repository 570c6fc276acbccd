#include <stdio.h>
int main(void) {
  printf("%f", 1);
  return 0;
}

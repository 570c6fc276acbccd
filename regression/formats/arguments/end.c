#include <stdio.h>
int main(void) {
  printf("%", 1);
  return 0;
}

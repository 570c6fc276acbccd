#include <stdio.h>
int main(void) {
  printf("%d");
  return 0;
}

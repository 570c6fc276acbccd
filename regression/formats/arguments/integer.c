#include <stdio.h>
int main(void) {
  printf("%s", 5);
  return 0;
}

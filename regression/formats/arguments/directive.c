#include <stdio.h>
int main(void) {
  printf("%k", 1);
  return 0;
}

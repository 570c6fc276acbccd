#include <stdio.h>
int main(void) {
  char a[3] = {'a', 'b', 'c'};
  printf("%s\n", a);
  return 0;
}

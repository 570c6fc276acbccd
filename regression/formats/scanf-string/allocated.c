#include <stdio.h>
#include <stdlib.h>
int main(void) {
  char *s = 0;
  if (scanf("%5ms", &s) == 1) {
    s[1] = 0;
    free(s);
  }
  return 0;
}

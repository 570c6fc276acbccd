#include <assert.h>
#include <stdio.h>
int main(void) {
  char b[8], d[4], e[3];
  if (scanf("%8s %3[0-9]%*d %3c", b, d, e) == 3) {
    assert(b[0] != 0 && b[0] != ' ' && b[0] != '\n');
    assert(d[0] >= '0' && d[0] <= '9');
  }
  return 0;
}

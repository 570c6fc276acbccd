#include <assert.h>
#include <stdio.h>
int main(void) {
  char s[6] = "12 ab";
  char b[6];
  int x = 3;
  int r = sscanf(s, "%d %s", &x, b);
  assert(r <= 2);
  assert(r >= 1 || x == 3);
  return 0;
}

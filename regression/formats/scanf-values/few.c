#include <assert.h>
#include <stdio.h>
int main(void) {
  int x = 1, y = 2, n = -1;
  double d = 0;
  short h;
  int r = scanf("%d,%*d%n %hd %lf", &x, &n, &h, &d);
  assert(r >= -1 && r <= 3);
  assert(r >= 1 || x == 1);
  assert(r < 2 || n >= 0);
  assert(y == 2);
  r = scanf("%d%d", &x);
  assert(y == 2);
  return 0;
}

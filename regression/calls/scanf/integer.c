#include <assert.h>
#include <stdio.h>

int main(void) {
  int x = 3;
  scanf("%d", x);
  assert(x == 3);
}

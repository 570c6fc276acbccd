#include <assert.h>
#include <stdio.h>

int main(void) {
  int x = 3;
  void *p = &x;
  scanf("%d", p);
  assert(x != 8);
}

#include <assert.h>
int main(void) {
  int a[3], x;
  a[0] = 1;
  assert(a[0] == 1);
  assert(a[1] == 0);
  if (x)
    assert(a[0] == 2);
}

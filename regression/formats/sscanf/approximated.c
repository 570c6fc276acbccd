#include <assert.h>
#include <stdio.h>
int main(void) {
  int x = 0;
  sscanf("42", "%d", &x);
  assert(x == 42);
  return 0;
}

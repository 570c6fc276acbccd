#include <assert.h>
int main(void) {
  int zero = 0;
  int x = 5;
  if (x == 5)
    x = 1 / zero;
  assert(x == 0);
}

#include <assert.h>
#include <stdlib.h>
int x;
void handler(void) { assert(x == 1); }
void leave(void) {
  x = 2;
  exit(0);
}
int main(void) {
  atexit(handler);
  leave();
  assert(0);
}

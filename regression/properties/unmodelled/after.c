#include <assert.h>
#include <unistd.h>
int main(void) {
  int x = 1;
  fork();
  assert(x == 1);
}

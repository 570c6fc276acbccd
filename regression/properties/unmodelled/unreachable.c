#include <assert.h>
#include <unistd.h>
int __VERIFIER_nondet_int(void);
int main(void) {
  int direction = __VERIFIER_nondet_int();
  if (direction < 0)
    direction = 0;
  if (direction < 0)
    fork();
  assert(direction >= 0);
}

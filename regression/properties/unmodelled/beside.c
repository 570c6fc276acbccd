#include <assert.h>
#include <unistd.h>
int __VERIFIER_nondet_int(void);
int main(void) {
  int x = __VERIFIER_nondet_int();
  if (x > 5) {
    fork();
  } else {
    assert(x != 3);
  }
}

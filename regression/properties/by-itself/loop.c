#include <assert.h>
int __VERIFIER_nondet_int(void);
int main(void) {
  int x = __VERIFIER_nondet_int();
  int i = 0;
  while (i < 1000) {
    i++;
    x--;
    assert(x >= 5);
    assert(x >= 0);
  }
}

#include <assert.h>
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int x = 0;
  int y = 0;
  while (__VERIFIER_nondet_int()) {
    x = 10;
    y = 1;
  }
  while (__VERIFIER_nondet_int()) {
    if (y == 1) {
      if (x < 20) {
        x++;
      }
    } else if (x > -5) {
      x--;
    }
  }
  assert(y == 1 ? x >= LOW : x <= 0);
  return 0;
}

#include <assert.h>
void __kiki_unknown(const char *what);
int __VERIFIER_nondet_int(void);
int main(void) {
  int x = __VERIFIER_nondet_int();
  __kiki_unknown("whether the moon is full");
  assert(x != 3);
}

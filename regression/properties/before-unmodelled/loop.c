#include <assert.h>
#include <unistd.h>
int __VERIFIER_nondet_int(void);
int main(void) {
  int n = __VERIFIER_nondet_int();
  int i = 0;
  while (i < n && i < 10) {
    i++;
    assert(i <= 10);
    if (i == 5)
      fork();
  }
  return 0;
}

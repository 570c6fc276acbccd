#include <assert.h>
#include <unistd.h>
int __VERIFIER_nondet_int(void);
int main(void) {
  int n = __VERIFIER_nondet_int();
  int i = 0;
  while (i < n && i < 100000)
    i++;
  assert(i <= 100000);
  fork();
  return 0;
}

#include <assert.h>
int __VERIFIER_nondet_int(void);

static int id(int n) {
  return n <= 0 ? 0 : id(n - 1) + 1;
}

int main(void) {
  int n = __VERIFIER_nondet_int();
  if (n < 0 || n > 2000)
    return 0;
  assert(id(n) == n);
  return 0;
}

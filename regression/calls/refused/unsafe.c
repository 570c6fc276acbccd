#include <assert.h>
int fork(void);
int __VERIFIER_nondet_int(void);

static void child(int n) {
  for (int i = 0; i < n; i++)
    assert(i < 5);
}

int main(void) {
  int n = __VERIFIER_nondet_int();
  if (fork() == 0)
    child(n);
  while (n > 0)
    n = n + 0;
  return 0;
}

#include <assert.h>
int __VERIFIER_nondet_int(void);

static int fib(int n) {
  return n < 2 ? n : fib(n - 1) + fib(n - 2);
}

static int id(int n) {
  return n <= 0 ? 0 : id(n - 1) + 1;
}

static int a(int m, int n) {
  return m <= 0 ? n + 1 : a(m - 1, n <= 0 ? 1 : a(m, n - 1));
}

int main(void) {
  int n = __VERIFIER_nondet_int();
  if (n < 0 || n > 2000)
    return 0;
  int m = n < 16 ? fib(n) : 0;
  assert(m != 610);
  assert(id(n) < 1000);
  assert(n > 3 || a(2, n) != 9);
  return 0;
}

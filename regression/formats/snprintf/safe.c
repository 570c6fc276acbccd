#include <assert.h>
#include <stdio.h>
int __VERIFIER_nondet_int(void);
int main(void) {
  int x = __VERIFIER_nondet_int();
  char b[4] = "zzz";
  int n = snprintf(b, sizeof b, "%d", x);
  assert(n >= 1 && n <= 11);
  assert(b[n < 3 ? n : 3] == 0);
  assert(x < 1000 || n >= 4);
  assert(x >= 0 || b[0] == '-');
  n = snprintf(b, 0, "%s", "hello");
  assert(n == 5 && b[3] == 0);
  n = snprintf((char *)0, 0, "%4d", 7);
  assert(n == 4);
  return 0;
}

#include <assert.h>
#include <stdio.h>
unsigned __VERIFIER_nondet_uint(void);
int main(void) {
  unsigned v = __VERIFIER_nondet_uint();
  int r = printf("%x", v);
  assert(r >= 1 && r <= 7);
  r = printf("%02X\n", v);
  assert(r >= 3 && r <= 9);
  r = printf("%lld", (long long)v);
  assert(r <= 10);
  char *s = "abcde";
  assert(printf("%.*s\n", 2, s) == 3);
  assert(printf("%8s", s) == 8);
  assert(printf("%c%5c", 'a', 'b') == 6);
  assert(printf("%o", v) <= 11);
  return 0;
}

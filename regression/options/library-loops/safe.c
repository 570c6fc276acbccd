#include <string.h>

unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  char from[12], to[12];
  unsigned n = __VERIFIER_nondet_uint();
  __CPROVER_assume(n <= sizeof from);
  memcpy(to, from, n);
  unsigned k = __VERIFIER_nondet_uint();
  __CPROVER_assume(k < n);
  __CPROVER_assert(to[k] == from[k], "copied");
}

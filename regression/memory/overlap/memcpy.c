#include <string.h>
unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  char a[8] = "abcdefg";
  unsigned n = __VERIFIER_nondet_uint();
  if (n > BOUND)
    return 0;
  memcpy(a + 4, a, n);
  return 0;
}

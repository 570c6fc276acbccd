#include <stdlib.h>

int __VERIFIER_nondet_int(void);

/* Neither need end. */
static int common(const char *p, const char *q) {
  const char *start = p;
  while (*p != 0 && *p == *q) {
    p++;
    q++;
  }
  return p - start;
}

int main(void) {
  int m = __VERIFIER_nondet_int(), n = __VERIFIER_nondet_int();
  if (m < 1 || n < 1)
    return 0;
  char *a = malloc(m), *b = malloc(n);
  if (!a || !b)
    return 0;
  a[0] = 1;
  b[0] = 1;
  return common(a, b);
}

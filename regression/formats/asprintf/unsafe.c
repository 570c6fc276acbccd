#define _GNU_SOURCE
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
int __VERIFIER_nondet_int(void);
int main(void) {
  char *s;
  int n = asprintf(&s, "<%d>", __VERIFIER_nondet_int());
  if (n < 0)
    return 1;
  assert(s[0] == '<' && s[n + 1] == 0 && s[n - 1] == '>');
  free(s);
  return 0;
}

#include <stdio.h>
int __VERIFIER_nondet_int(void);
int main(void) {
  int x = __VERIFIER_nondet_int();
  const char *s = __VERIFIER_nondet_int() ? "left" : "no";
  char b[17];
  sprintf(b, "%d-%s", x, s);
  char c[9];
  sprintf(c, "%x", (unsigned)x);
  return b[0] + c[0];
}

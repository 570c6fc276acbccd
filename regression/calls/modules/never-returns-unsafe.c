// A function that never returns for some arguments, or for none.
#include <stdlib.h>
int nondet_int(void);
static void fail(int code) {
  if (code > 0) {
    exit(code);
  }
  exit(1);
}
static int checked(int x) {
  if (x < 0) {
    x = x > -10 ? x : (fail(-x), 0);
  }
  return x;
}
int main(void) {
  int a = checked(nondet_int());
  int b = checked(nondet_int());
  __CPROVER_assert(a >= 0 && b >= 0, "");
  fail(a);
  __CPROVER_assert(0, "not reached");
}

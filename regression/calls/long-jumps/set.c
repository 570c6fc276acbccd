#include <setjmp.h>

static jmp_buf environment;
static int depth;

static void fail(int code) {
  longjmp(environment, code);
}

static int sum(int n) {
  depth++;
  if (n < 0)
    fail(7);
  if (n == 5)
    longjmp(environment, 0);
  return n > 0 && n < 5 ? n + sum(n - 1) : 1;
}

int nondet_int(void);

int main(void) {
  int n = nondet_int();
  int kept = 4, changed = 1, result;
  volatile int tries = 0;
  static int got = 100;
  if (n < -9 || n > 9)
    return 0;
  if ((result = setjmp(environment)) == 0) {
    tries++;
    changed = 2;
    got = sum(n);
    __CPROVER_assert(n >= 0 && n != 5, "comes back");
    __CPROVER_assert(n != 3 || got == 7, "the sum");
  } else {
    __CPROVER_assert(result == (n < 0 ? 7 : 1), "what arrives");
    __CPROVER_assert(tries == 1 && kept == 4, "volatile or not changed");
    __CPROVER_assert(got == 100, "no result of a call that did not come back");
    __CPROVER_assert(depth == 1, "calls that were left");
#ifdef WRONG
    __CPROVER_assert(n != 5, "zero does not arrive");
#endif
#ifdef CHANGED
    __CPROVER_assert(changed == 2, "changed since and not volatile");
#endif
  }
  return changed - changed;
}

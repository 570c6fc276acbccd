// SPDX-License-Identifier: Apache-2.0
// By priority, those without one next to main; destructors in the reverse order, after exit handlers.
#include <assert.h>
#include <stdlib.h>
int __VERIFIER_nondet_int(void);
static int order;
static void note(int digit) { order = order * 10 + digit; }

__attribute__((constructor)) static void near(void) { note(4); }
__attribute__((constructor(200))) static void middle(void) { note(2); }
__attribute__((constructor(101))) static void far(void) { note(1); }
__attribute__((constructor(200))) static void next(void) { note(3); }
__attribute__((constructor)) static void nearest(void) { note(5); }

__attribute__((destructor(101))) static void last(void) {
  note(4);
#ifdef WRONG
  assert(order != 10234);
#else
  assert(order == 10234);
#endif
}
__attribute__((destructor)) static void second(void) { note(2); }
__attribute__((destructor(200))) static void third(void) { note(3); }
static void handler(void) { note(0); }

int main(void) {
  assert(order == 12345);
  atexit(handler);
  order = 1;
  if (__VERIFIER_nondet_int())
    exit(2);
  return 0;
}

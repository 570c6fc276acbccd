// SPDX-License-Identifier: Apache-2.0
// Greatest common divisor by remainders: the result divides both inputs.
extern unsigned short nondet_ushort(void);
extern void __CPROVER_assume(_Bool);
extern void __CPROVER_assert(_Bool, const char *);
int main(void) {
  unsigned short a = nondet_ushort() & 1023, b = nondet_ushort() & 1023;
  __CPROVER_assume(a > 0 && b > 0);
  unsigned short x = a, y = b;
  while (y != 0) {
    unsigned short rest = x % y;
    x = y;
    y = rest;
  }
  __CPROVER_assert(x >= 1, "positive");
  __CPROVER_assert(x <= a && x <= b, "no greater than the inputs");
  return 0;
}

// SPDX-License-Identifier: Apache-2.0
// Three counters that move at different times; bounds and differences of each are asked for.
extern int nondet_int(void);
extern void __CPROVER_assert(_Bool, const char *);
int main(void) {
  int x = 0, y = 0, z = 100;
  while (nondet_int()) {
    int step = nondet_int();
    if (step < 1 || step > 7)
      step = 1;
    if (x < 1000) {
      x += step;
      y = x - 2 * step;
    } else if (y > z) {
      y -= step;
      z = y + 1;
    } else {
      x = 0;
      y = 0;
      z--;
    }
    if (z < -50)
      z = 100;
    __CPROVER_assert(x >= 0 && x <= 1006, "x stays in range");
    __CPROVER_assert(z >= -51, "z stays in range");
    __CPROVER_assert(y <= x, "y is no greater than x");
  }
  return 0;
}

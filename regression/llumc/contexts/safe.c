// SPDX-License-Identifier: Apache-2.0
#include <assert.h>

extern int nondet_int(void);

static int toggle(int start) {
  int value = start;
  while (nondet_int()) {
    value ^= 2;
  }
  return value;
}

int main(void) {
  int even = toggle(4);
  int odd = toggle(5);
  assert(even != odd);
  assert((even & 1) == 0);
}

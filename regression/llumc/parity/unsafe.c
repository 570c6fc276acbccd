// SPDX-License-Identifier: Apache-2.0
#include <assert.h>

int main(void) {
  unsigned int x = 4294967295 - 101;
  while (x >= 10) {
    x += 2;
  }
  assert(x % 2);
}

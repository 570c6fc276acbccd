// SPDX-License-Identifier: Apache-2.0
/* Verified once when kiki is built, so that the JDK's AOT cache knows the classes a run needs. */
#include <assert.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

struct point {
  int x;
  unsigned char tag;
  double weight;
};

static int table[4] = {1, 2, 3, 4};

static int sum(const int *values, int count) {
  int total = 0;
  for (int i = 0; i < count; i++) {
    total += values[i];
  }
  return total;
}

int main(void) {
  struct point p = {0, 'a', 1.5};
  int *heap = malloc(4 * sizeof *heap);
  int n = __VERIFIER_nondet_int();
  int x = 0;
  while (x < 10) {
    x++;
    p.x += p.tag == 'a' ? 2 : 1;
  }
  switch (n & 3) {
    case 0:
      heap[1] = sum(table, 4);
      assert(heap[1] == 10);
      break;
    default:
      p.weight = p.weight * 2.0;
      break;
  }
  assert(x == 10);
  assert(p.x == 20);
  assert(n != 77);
  free(heap);
  return 0;
}

/* What holds of the object of one iteration does not hold of the object of another. */
#include <stdlib.h>
#include <string.h>

unsigned char __VERIFIER_nondet_uchar(void);

struct flexible {
  int count;
  int data[];
};

int main(void) {
  int a = __VERIFIER_nondet_uchar() & 3;
  int i = 0;
  for (int k = 0; k < 2; k++) {
    i = k;
    unsigned m = 1 + (a & 3);
    struct flexible *z = malloc(sizeof *z + m * 4);
    memset(z->data, 1, m * 4);
  }
  unsigned n = 1 + (i & 3);
  int *h = malloc(n * sizeof *h);
  memset(h, 0, n * sizeof *h);
  __CPROVER_assert(i == 0, "fails after the loop");
  return 0;
}

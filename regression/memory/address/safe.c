/* What can be relied on when addresses become integers. */
#include <stdint.h>
#include <stdlib.h>

unsigned char __VERIFIER_nondet_uchar(void);

int a[4];
int b;

int main(void) {
  unsigned i = __VERIFIER_nondet_uchar() & 3;
  int local = 5;
  uintptr_t number = (uintptr_t)&a[i];
  __CPROVER_assert(number != 0, "no object lies at zero");
  __CPROVER_assert(number % sizeof(int) == 0, "variables are aligned for their type");
  __CPROVER_assert(number - (uintptr_t)a == i * sizeof(int), "distances in an object are in bytes");
  __CPROVER_assert((int *)number == &a[i], "there and back is the same pointer");
  __CPROVER_assert(number != (uintptr_t)&b, "static objects lie apart");
  uintptr_t tagged = (uintptr_t)&local | 1;
  *(int *)(tagged & ~(uintptr_t)1) = 7;
  __CPROVER_assert(local == 7, "low bits can be used and cleared");
  void *made = malloc(3);
  __CPROVER_assert((uintptr_t)made % 16 == 0, "malloc aligns for every type");
  free(made);
  return 0;
}

#include <stdlib.h>

int __VERIFIER_nondet_int(void);

int main(void) {
  int n = __VERIFIER_nondet_int();
  if (n != 3)
    return 0;
  int **array = malloc(sizeof(int *) * n);
  int local;
  int **odd = (int **)((char *)array + 1);
  odd[0] = &local;
  int *found = odd[0];
  __CPROVER_assert(found == &local + 1, "something else is read");
  return 0;
}

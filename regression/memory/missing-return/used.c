#include <stdlib.h>
int __VERIFIER_nondet_int(void);

int register_item(int *item) {
  if (__VERIFIER_nondet_int())
    *item = 1;
}

/* What register_item returns is not defined: nothing follows from it being zero or not. */
int main(void) {
  int *item = malloc(sizeof(int));
  int failed = register_item(item);
  if (failed)
    free(item);
  free(item);
  return 0;
}

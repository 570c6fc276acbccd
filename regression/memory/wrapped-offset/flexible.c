#include <stdlib.h>
struct list {
  int count;
  int items[];
};

long __VERIFIER_nondet_long(void);

int main(void) {
  struct list *l = malloc(sizeof *l + 8 * sizeof(int));
  long i = __VERIFIER_nondet_long();
  if (i < 0 && i * 4 >= 0 && i * 4 < 16) {
    l->items[i] = 1;
  }
  free(l);
}

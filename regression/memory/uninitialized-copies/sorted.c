#include <stdlib.h>
struct item {
  char kind;
  int value;
};

static int by_kind(const void *a, const void *b) {
  return ((const struct item *)a)->kind - ((const struct item *)b)->kind;
}

int main(void) {
  struct item a[3];
  for (int i = 0; i < 3; i++) {
    a[i].kind = 'c' - i;
    if (i != WRONG)
      a[i].value = i;
  }
  qsort(a, 3, sizeof a[0], by_kind);
  return a[0].value + a[2].value;
}

// Which way to go is in memory of any size, filled with either by another loop.
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

int main(void) {
  int length = __VERIFIER_nondet_int();
  if (length < 1 || length > 1000) {
    return 0;
  }
  int *way = malloc(length * sizeof *way);
  if (!way) {
    return 0;
  }
  for (int i = 0; i < length; i++) {
    way[i] = __VERIFIER_nondet_int();
    if (way[i] < -7) {
      way[i] = -7;
    }
  }
  int at = 0;
  while (0 <= at && at < length) {
    if (way[at] < 0) {
      at--;
    } else {
      at++;
    }
  }
  free(way);
  return 0;
}

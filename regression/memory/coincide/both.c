/* A freed object was not where two others are: this is neither proved nor an alarm. */
#include <stdlib.h>

void reach_error(void);

int main(void) {
  int *p = malloc(sizeof(int));
  free(p);
  int *q = malloc(sizeof(int));
  int *r = malloc(sizeof(int));
  if (p == q && p == r) {
    reach_error();
  }
}

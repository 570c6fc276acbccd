#include <stdlib.h>

/* The program never ends, so nothing is seen at its end. */
int main(void) {
  int *p = 0;
  while (1) {
    KEEP
    p = malloc(sizeof(int));
    *p = 1;
  }
}

/* An address that is read as a number without a cast. */
#include <stdlib.h>

void reach_error(void);

union address {
  int *pointer;
  long number;
};

int main(void) {
  union address a, b;
  a.pointer = malloc(sizeof(int));
  free(a.pointer);
  b.pointer = malloc(sizeof(int));
  if (a.number == b.number) {
    reach_error();
  }
}

/* A function that is defined elsewhere does not know an address that nobody tells it. */
#include <assert.h>
#include <stdlib.h>
int *elsewhere(void);

int main(void) {
  int *x = malloc(sizeof *x);
  int *y = elsewhere();
  if (x) {
    *x = 1;
    *y = 2;
    assert(x != y);
  }
}

/* A number in memory that was never written is the address of a variable. */
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
int x;

int main(void) {
  uintptr_t *a = malloc(sizeof *a);
  if (a && *a == (uintptr_t)&x) {
    *(int *)*a = 1;
    assert(x == LEFT);
  }
}

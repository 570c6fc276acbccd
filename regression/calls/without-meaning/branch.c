/* After assembly in one branch comes what stands behind the other one. */
#include <stdlib.h>
int input(void);
static int x;

int main(void) {
  if (input()) {
    __asm__ volatile("movl $1, x" : : : "memory");
  } else {
    exit(1);
  }
  __CPROVER_assert(x == 0, "after the branch");
  return 0;
}

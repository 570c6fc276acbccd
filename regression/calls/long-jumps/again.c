#include <setjmp.h>

static jmp_buf environment;

int nondet_int(void);

int main(void) {
  volatile int count = 0;
  setjmp(environment);
  count++;
  if (count < MOST)
    longjmp(environment, count);
  __CPROVER_assert(count == 3, "as often as it takes");
}

#include <setjmp.h>

extern jmp_buf environment;

void leave(void) {
  longjmp(environment, 1);
}

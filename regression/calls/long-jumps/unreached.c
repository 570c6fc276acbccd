#include <setjmp.h>

static jmp_buf environment;

int main(void) {
  unsigned char byte = 7;
  if (byte > 255) {
    longjmp(environment, 1);
  }
  return 0;
}

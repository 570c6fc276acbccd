/* The loop runs once; the buffer it makes is another object for what follows. */
#include <stdlib.h>
unsigned char nondet_uchar(void);
int main(void) {
  unsigned char n = 1 + (nondet_uchar() & 3);
  char *buffer = 0;
  for (int round = 0; round < 1; round++) {
    buffer = malloc(n);
    for (unsigned i = 0; i < n; i++)
      buffer[i] = 1;
  }
  char *other = malloc(4);
  if (n != LOST)
    free(other);
  free(buffer);
}

/* What is written in an iteration has any length up to four, so that only a multiple of the iterations bounds it. */
#include <stdlib.h>

unsigned nondet_unsigned(void);

static int encode(unsigned code, char *to) {
  int bytes = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  for (int i = 0; i < bytes; i++) to[i] = (char)(code >> 6 * i);
  return bytes;
}

int main(void) {
  unsigned n = nondet_unsigned();
  if (n > 1000) return 0;
  char *text = malloc(4 * n + 1);
  if (!text) return 0;
  unsigned length = 0;
  for (unsigned i = 0; i < n; i++) length += encode(nondet_unsigned(), text + length);
  __CPROVER_assert(length <= 4 * n, "four for each");
  text[length] = 0;
  free(text);
}

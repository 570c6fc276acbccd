/* Four characters for every three bytes, as in base 64, with one too few for a single one. */
#include <stdlib.h>

size_t nondet_size(void);

int main(void) {
  size_t n = nondet_size();
  if (n > 1000) return 0;
  size_t size = 4 * ((n + 1) / 3);
  char *text = malloc(size + 1), *to = text;
  if (!text) return 0;
  size_t from = 0;
  for (; from + 2 < n; from += 3) {
    *to++ = 'a';
    *to++ = 'b';
    *to++ = 'c';
    *to++ = 'd';
  }
  if (from < n) {
    for (int i = 0; i < 4; i++) *to++ = '=';
  }
  *to = 0;
  free(text);
}

#include <stdlib.h>
#include <string.h>
struct item {
  char kind;
  int value;
};

int main(void) {
  struct item a, b;
  char buffer[sizeof(struct item)];
  int *p = malloc(2 * sizeof(int));
  a.kind = 2;
  p[0] = 1;
#if WRONG != 1
  a.value = 1;
#endif
#if WRONG != 2
  p[1] = 1;
#endif
  memmove(buffer, &a, sizeof a);
  memcpy(&b, buffer, sizeof b);
  p = realloc(p, 4 * sizeof(int));
  int sum = p[1];
  free(p);
  return sum + b.value;
}

// Attribute cleanup: what it frees is not lost, and must not be used afterwards.
#include <stdlib.h>
int nondet_int(void);

static void release(char **p) {
  free(*p);
}

static char *text(int lost) {
  __attribute__((cleanup(release))) char *s = malloc(3);
  s[0] = 'x';
  if (lost)
    return s;
  return NULL;
}

int main(void) {
  char *s = text(nondet_int());
  return s ? s[0] : 0;
}

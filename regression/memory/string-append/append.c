#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);

static void append(char *to, const char *from) {
  while (*to) {
    to++;
  }
  do {
    *to++ = *from;
  } while (*from++);
}

int main(void) {
  int used = __VERIFIER_nondet_int();
  int added = __VERIFIER_nondet_int();
  if (used < 1 || used > 1000 || added < 1 || added > 1000) {
    return 0;
  }
  char *to = malloc(used + added - LESS);
  char *from = malloc(added);
  to[used - 1] = 0;
  from[added - 1] = 0;
  append(to, from);
  free(from);
  free(to);
  return 0;
}

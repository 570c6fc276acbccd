#include <setjmp.h>
#include <stdlib.h>

static jmp_buf environment;
static int *seen;

static int compare(const void *a, const void *b) {
  int left = *(const int *)a, right = *(const int *)b;
  if (left == right)
    longjmp(environment, 1);
  return left < right ? -1 : 1;
}

int nondet_int(void);

int main(void) {
  char *volatile memory = malloc(3);
  if (setjmp(environment) == 0) {
    int inner[3] = {2, nondet_int(), 4};
    seen = inner;
    qsort(inner, 3, sizeof inner[0], compare);
#ifdef LEAK
    free(memory);
#endif
    seen = 0;
  }
#ifndef LEAK
  free(memory);
#endif
#ifdef DEAD
  return seen ? *seen : 0;
#endif
}

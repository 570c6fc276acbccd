#include <stdlib.h>

/* The calls never return, so nothing is seen at the end of the program. */
static void g(void);

static void f(void) {
  int *p = malloc(sizeof(int));
  KEEP
  p = 0;
  g();
}

static void g(void) {
  f();
}

int main(void) {
  f();
}

#include <stdlib.h>

int main(void) {
  char *a = malloc(2), *b = malloc(2);
  return b - a > 2;
}

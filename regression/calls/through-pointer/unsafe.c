#include <stdlib.h>

int main(void) {
  void (*give_back)(void *) = free;
  char *p = malloc(3);
  give_back(p);
  p[0] = 1;
}

#include <stdlib.h>
struct pair {
  int a, b;
};

int main(void) {
  struct pair *p = malloc(sizeof(*p) - 1);
  (1, *p);
  free(p);
}

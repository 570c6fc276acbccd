#include <stdlib.h>

int main(void) {
  int *a = malloc(sizeof(int));
  int *b = a;
  if (a == NULL) {
    return 0;
  }
#ifdef TOO_EARLY
  free(a);
  *b = 1;
#else
  *b = 1;
  free(a);
#endif
  return 0;
}

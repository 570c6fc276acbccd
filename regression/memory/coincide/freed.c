/* What was freed may be allocated again, so a pointer to it may equal that to a new object. */
#include <stdlib.h>

void reach_error(void);

int main(void) {
  int *kept = malloc(sizeof(int));
  int *p = malloc(sizeof(int));
  if (p == kept || p == NULL) {
    reach_error();
  }
  free(p);
  int *q = malloc(sizeof(int));
  if (q == kept) {
    reach_error();
  }
#if BUG == 1
  if (p == q) {
    reach_error();
  }
#elif BUG == 2
  if (p != q) {
    reach_error();
  }
#endif
}

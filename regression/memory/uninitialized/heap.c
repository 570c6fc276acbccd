#include <stdlib.h>
#include <string.h>
struct pair {
  int first;
  char *second;
};

int main(void) {
  struct pair *p = malloc(sizeof(struct pair));
  struct pair *q = calloc(1, sizeof(struct pair));
  struct pair copy;
  p->first = 1;
  copy = *p;
  memcpy(q, p, sizeof(int));
  int sum = copy.first + q->first + (q->second != 0);
#ifdef WRONG
  sum += p->second != 0;
#endif
  free(p);
  free(q);
  return sum;
}

#include <stdlib.h>
#include <assert.h>
extern int nondet(void);
int main(void) {
  int *p = malloc(sizeof(int)), *q = malloc(sizeof(int)), sum = 0;
  *p = 1;
  *q = 2;
  for (int i = nondet(); i < 100; i++)
    sum += i * i;
  if (sum > 7)
    free(p);
  assert(*p == 1);
  return 0;
}

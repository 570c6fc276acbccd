#include <assert.h>
extern int nondet(void);
int main(void) {
  unsigned u = 0, x = nondet() & 3;
  while (u < 10)
    u = (u + 1) & 31;
  for (int i = 0; i < 5; i++)
    x += i;
  assert(x == 11);
  return 0;
}

#include <assert.h>
#include <stdio.h>
int main(void) {
  int n = 0;
  long k = 0;
  struct { signed char c, d; } s = {5, 6};
  printf("ab%ncd%s%ln%hn\n", &n, "efg", &k, &s.c);
  assert(n == 2 && k == 7 && s.c == 7 && s.d == 6);
  return 0;
}

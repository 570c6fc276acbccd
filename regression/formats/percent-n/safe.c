#include <assert.h>
#include <stdio.h>
int main(void) {
  int n = 0;
  long k = 0;
  signed char c = 5;
  printf("ab%ncd%s%ln%hhn\n", &n, "efg", &k, &c);
  assert(n == 2 && k == 7 && c == 7);
  return 0;
}
